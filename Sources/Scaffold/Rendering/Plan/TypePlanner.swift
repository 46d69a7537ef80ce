import ScaffoldModel
import ScaffoldNaming

/// Makes the views of types, and gathers the modules that their declarations show to others.
struct TypePlanner {
    let context: RenderingContext
    private(set) var modules: Modules = []

    init(context: RenderingContext) {
        self.context = context
    }

    /// The view of a type that stands `depth` levels inside others.
    mutating func view(_ id: TypeID, depth: Int, isOutermost: Bool = false) -> TypeView {
        let type = context.model[id]
        let frame = Frame(
            documentation: DocumentationPlan.lines(
                type.documentation, more: type.name.isRequestType ? Self.requestType : nil),
            modifiers: (isOutermost ? "nonisolated " : "") + context.access,
            name: SwiftIdentifier.escaped(context.names[id].identifier), depth: depth)
        switch type.kind {
        case .object(let object): return .object(view(object, id, frame))
        case .enumeration(let enumeration): return .enumeration(view(enumeration, id, frame))
        case .union(let union): return .union(view(union, id, frame))
        case .alias(let use): return .alias(view(use, frame))
        case .wrapper(let use): return .wrapper(wrapper(use, id, frame))
        }
    }

    private static let requestType = "As it is sent: without what only the service sets."

    /// What the views of all kinds begin with.
    private struct Frame {
        let documentation: [String]
        let modifiers: String
        let name: String
        let depth: Int
    }

    private mutating func nested(in id: TypeID, depth: Int) -> [TypeView] {
        context.names[id].nested.map { view($0, depth: depth + 1) }
    }

    /// The header of a model: a type that compares by its JSON. `isConfidential` says whether a value of it is a secret.
    private func modelHeader(_ frame: Frame, isConfidential: Bool) -> TypeHeader {
        let equality = context.options.hashable ? "Swift.Hashable" : "Swift.Equatable"
        let secrecy = isConfidential ? ["BeeRuntime.Confidential"] : []
        return header(frame, conformances: ["BeeRuntime.JSONModel", equality] + secrecy)
    }

    private func header(_ frame: Frame, conformances: [String]) -> TypeHeader {
        let options = context.options
        let all = conformances + (options.codable ? ["Swift.Codable"] : [])
        return TypeHeader(
            documentation: frame.documentation, modifiers: frame.modifiers, access: context.access, name: frame.name,
            conformances: all.joined(separator: ", "), isCodable: options.codable)
    }

    // MARK: - Models

    private mutating func view(_ object: ObjectType, _ id: TypeID, _ frame: Frame) -> ObjectView {
        modules.insert(.runtime)
        let planner = FieldPlanner(context: context)
        let fields = zip(object.fields, context.names[id].members).map { field, name in
            planner.plan(field, name: name, owner: .model(id))
        }
        let properties = PropertyPlanner(context: context)
        let calls = CodingCalls(context: context)
        var checker = CheckPlanner(context: context)
        var checks: [String] = []
        for (plan, field) in zip(fields, object.fields) {
            checks += checker.lines(plan, of: field.type, at: field.key)
            modules.formUnion(plan.modules)
            modules.formUnion(plan.type.modules)
        }
        var views = fields.map(properties.property)
        var reads = fields.enumerated().map { calls.reading($1, $0) }
        var writes = fields.enumerated().map { calls.writing($1, $0, to: "w") }
        var others: (name: String, type: SwiftType)?
        if case .kept(let use) = object.otherKeys {
            let name = context.names[id].others
            let type = context.type(of: use)
            others = (name, type)
            modules.formUnion(context.modules(of: use))
            views.append(self.others(name, type))
            reads.append("\(name) = r.others(\(type.text).self)")
            writes.append("w.others(\(name))")
            let map = TypeUse(.map(use), span: use.span)
            checks += checker.lines(map, value: name)
        }
        checks += checker.declarationLines(id)
        var close = "close"
        if case .forbidden = object.otherKeys { close = "closeExactly" }
        return ObjectView(
            header: modelHeader(frame, isConfidential: fields.contains { $0.resolved.isSecret }),
            properties: views,
            initializer: properties.memberwise(fields, others: others, depth: frame.depth + 1),
            keys: KeyTable.view("keys", object.fields.map(\.key), depth: frame.depth + 1), reads: reads, writes: writes,
            close: close,
            patterns: PatternPlan.declarations(checker.patterns), checks: checks,
            nested: nested(in: id, depth: frame.depth))
    }

    private func others(_ name: String, _ type: SwiftType) -> PropertyView {
        PropertyView(
            documentation: ["/// The keys that the description does not name."],
            stored: "\(context.access)\(context.options.properties.rawValue) \(name): [Swift.String: \(type.text)]",
            computed: nil)
    }

    // MARK: - Enumerations

    private mutating func view(_ enumeration: EnumerationType, _ id: TypeID, _ frame: Frame) -> EnumerationView {
        // It shows the runtime by its conformance alone, which Swift 6.3 does not count for package access.
        if context.options.access != .package { modules.insert(.runtime) }
        let isText = enumeration.rawType == .string
        let cases = zip(enumeration.cases, context.names[id].members).map { item, name in
            EnumerationCaseView(
                documentation: DocumentationPlan.lines(item.documentation),
                name: EnumerationPlan.caseName(item, name), publicName: SwiftIdentifier.escaped(name),
                literal: isText ? SwiftLiteral.string(item.value) : item.value,
                isDeprecated: item.isDeprecated)
        }
        let inline = cases.map(\.name).joined(separator: ", ")
        let isInline =
            !cases.isEmpty && cases.allSatisfy { $0.documentation.isEmpty && !$0.isDeprecated }
            && Layout.fits("case \(inline)", depth: frame.depth + 1)
        let isClosed = context.options.enumerations == .closed && !enumeration.isOpen && !cases.isEmpty
        let allCases = cases.map { ".\($0.name)" }
        let list = "static let allCases: [\(frame.name)] = [\(allCases.joined(separator: ", "))]"
        var checks = CheckPlanner(context: context).declarationLines(id)
        if !isClosed, !enumeration.isOpen, enumeration.isExact || !checks.isEmpty {
            checks.insert("v.listed(self\(enumeration.isExact ? ", inEveryMode: true" : ""))", at: 0)
        }
        return EnumerationView(
            header: header(frame, conformances: ["BeeRuntime.\(isClosed ? "ClosedEnumeration" : "Enumeration")"]),
            isClosed: isClosed, isOpen: enumeration.isOpen, checks: checks,
            rawType: isText ? "Swift.String" : "Swift.Int",
            rawValues: isText
                ? KeyTable.view("rawValues", enumeration.cases.map(\.value), depth: frame.depth + 1) : nil,
            cases: cases, inlineCases: inline,
            isInline: isInline, allCases: allCases,
            allCasesFit: Layout.fits(context.access + list, depth: frame.depth + 1))
    }

    // MARK: - Unions

    private mutating func view(_ union: UnionType, _ id: TypeID, _ frame: Frame) -> UnionView {
        modules.insert(.runtime)
        var checker = CheckPlanner(context: context)
        let choices = UnionPlan(context: context, union: union)
        var members: [UnionMemberView] = []
        for (index, member) in union.members.enumerated() {
            modules.formUnion(context.modules(of: member.type))
            let name = SwiftIdentifier.escaped(context.names[id].members[index])
            let checks = checker.lines(member.type, value: "value")
            members.append(
                UnionMemberView(
                    documentation: DocumentationPlan.lines(member.documentation), index: index, name: name,
                    isIndirect: context.storage.isIndirect(member.type, in: id),
                    type: context.type(of: member.type).text,
                    choice: choices.arguments(index, case: name, checks: checks),
                    checks: (choices.tagCheck(index).map { [$0] } ?? []) + checks))
        }
        return UnionView(
            header: modelHeader(
                frame,
                isConfidential: union.members.contains { context.resolve($0.type).isSecret }),
            tag: union.tag.map { "tag: \(SwiftLiteral.string($0)), " } ?? "", members: members,
            checks: checker.declarationLines(id),
            patterns: PatternPlan.declarations(checker.patterns), nested: nested(in: id, depth: frame.depth))
    }

    // MARK: - Aliases and wrappers

    private mutating func wrapper(_ use: TypeUse, _ id: TypeID, _ frame: Frame) -> WrapperView {
        modules.insert(.runtime)
        modules.formUnion(context.modules(of: use))
        var checker = CheckPlanner(context: context)
        let checks = checker.lines(use, value: "value")
        return WrapperView(
            header: modelHeader(frame, isConfidential: context.resolve(use).isSecret),
            keyword: context.options.properties.rawValue, type: context.type(of: use).text,
            readsNull: context.model.kinds(of: use).contains(.null),
            patterns: PatternPlan.declarations(checker.patterns),
            checks: checks + checker.declarationLines(id),
            nested: nested(in: id, depth: frame.depth))
    }

    private mutating func view(_ use: TypeUse, _ frame: Frame) -> AliasView {
        modules.formUnion(context.modules(of: use).shown)
        return AliasView(
            documentation: frame.documentation, attribute: "", access: context.access, name: frame.name,
            type: context.valueType(of: use).text)
    }
}

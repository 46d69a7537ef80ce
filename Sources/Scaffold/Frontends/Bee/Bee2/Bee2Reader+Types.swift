import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Types, wherever they stand: text of the type language, a list of one, an object, or a described type.
extension Bee2Reader {
    static let fieldKeys = [
        "$type", "$doc", "$example", "$default", "$name", "$deprecated", "$pattern", "$json", "$tag", "$tags",
    ]

    /// Reads a type; nil, after an error, where it is none. A union or object that is all there is becomes the type
    /// `declaring` itself, if one is given.
    mutating func readType(_ node: Node, at place: TypePlace, declaring id: TypeID? = nil) -> FieldDescription? {
        switch node.kind {
        case .string: return readText(node, at: place, declaring: id)
        case .list: return readListOfOne(node, at: place).map(FieldDescription.init(type:))
        case .mapping where node["$type"] != nil: return readDescribed(node, at: place, declaring: id)
        case .mapping where node["$map"] != nil: return readMap(node, at: place).map(FieldDescription.init(type:))
        case .mapping:
            let object = id ?? makeObject(node, at: place)
            if id != nil { fill(object, withObject: node) }
            return FieldDescription(type: TypeUse(.named(object), span: node.span))
        case .null where !node.isMissing:
            return FieldDescription(type: TypeUse(.scalar(.null), span: node.span))
        case .null:
            sink.error(.typeSyntax, "the type is missing", at: node.span, help: "write one, as `string`")
            return nil
        case .bool, .integer, .float:
            wrongKind(node, "a type", expected: "text or a mapping", help: "write a type, as `string` or `list<Shot>`")
            return nil
        }
    }

    private mutating func readText(_ node: Node, at place: TypePlace, declaring id: TypeID?) -> FieldDescription? {
        do throws(TypeSyntaxError) {
            let syntax = try TypeParser.declaration(node.text)
            guard let use = resolve(syntax.type, in: node, at: place, declaring: id) else { return nil }
            var field = FieldDescription(type: use)
            if let value = syntax.defaultValue {
                field.defaultValue = ModelValue(literal: value.text)
                field.defaultSpan = node.place(of: value.range)
            }
            return field
        } catch {
            sink.error(.typeSyntax, error.message, at: node.place(of: error.range), help: error.help)
            return nil
        }
    }

    /// `[T]`, which YAML reads as a list.
    private mutating func readListOfOne(_ node: Node, at place: TypePlace) -> TypeUse? {
        var items = node.items
        guard let first = items.next(), items.next() == nil else {
            sink.error(
                .wrongKind, "a list type names one type, not \(node.count)", at: node.span,
                help: "write `[string]`; for one of several types write `list<A | B>`")
            return nil
        }
        guard let element = readType(first, at: place.inside(.item)) else { return nil }
        refuseDefault(of: element, "an element")
        return TypeUse(.list(element.type), span: node.span)
    }

    /// `{ $map: T }`: a map of what the type language cannot write in line.
    private mutating func readMap(_ node: Node, at place: TypePlace) -> TypeUse? {
        checkKeys(of: node, known: ["$map"], in: "a map")
        guard let value = node["$map"], let element = readType(value, at: place.inside(.value)) else { return nil }
        refuseDefault(of: element, "a map's value")
        return TypeUse(.map(element.type), span: node.span)
    }

    private func refuseDefault(of element: FieldDescription, _ what: String) {
        guard let span = element.defaultSpan else { return }
        sink.error(.invalidDefault, "\(what) has no default", at: span, help: "leave the default out")
    }

    /// A mapping with `$type`.
    private mutating func readDescribed(_ node: Node, at place: TypePlace, declaring id: TypeID?) -> FieldDescription? {
        if let xml = node.entry("$xml") {
            sink.error(
                .reservedKey, "`$xml` is reserved and does not work yet", at: xml.key.span, help: "remove it for now")
        }
        checkKeys(of: node, known: Self.fieldKeys + ["$xml"], in: "a described type")
        guard let type = node["$type"], var field = readType(type, at: place, declaring: id) else { return nil }
        let about = description(of: node)
        field.explicitName = about.name
        field.documentation = about.documentation
        field.isDeprecated = about.isDeprecated
        field.jsonName = node["$json"].flatMap { text($0, "`$json`") }
        if let value = node["$default"] {
            if let first = field.defaultSpan {
                sink.error(
                    .duplicateKey, "there are two defaults", at: value.span,
                    notes: [.init("the other is here", at: .span(first))], help: "remove one")
            }
            field.defaultValue = ModelValue(value)
            field.defaultSpan = value.span
        }
        if let pattern = node["$pattern"], let text = text(pattern, "`$pattern`") {
            field.type.constraints.append(Constraint(.pattern(text), span: pattern.span))
        }
        readTags(node, of: field.type, at: place, declaring: id)
        return field
    }

    // MARK: Text to types

    /// Gives names their meaning; nil, after an error, where one has none.
    mutating func resolve(
        _ syntax: TypeSyntax, in node: Node, at place: TypePlace, declaring id: TypeID? = nil
    ) -> TypeUse? {
        let span = node.place(of: syntax.range)
        var use: TypeUse
        switch syntax.form {
        case .name(let name):
            guard let named = resolve(name, in: node, syntax, at: place) else { return nil }
            use = named
        case .list(let element):
            guard let inner = resolve(element, in: node, at: place.inside(.item)) else { return nil }
            use = TypeUse(.list(inner), span: span)
        case .map(let value):
            guard let inner = resolve(value, in: node, at: place.inside(.value)) else { return nil }
            use = TypeUse(.map(inner), span: span)
        case .union(let members):
            guard let union = makeUnion(members, in: node, span, at: place, declaring: id) else { return nil }
            use = union
        }
        use.isNullable = use.isNullable || syntax.isNullable
        use.constraints += CheckReader(node: node, sink: sink).constraints(
            syntax.checks, of: kind(of: syntax),
            named: String(decoding: Array(node.text.utf8)[syntax.nameRange], as: UTF8.self))
        return use
    }

    private func resolve(_ name: String, in node: Node, _ syntax: TypeSyntax, at place: TypePlace) -> TypeUse? {
        let span = node.place(of: syntax.nameRange)
        if let type = declared[name] { return TypeUse(.named(type.id), span: span) }
        if let builtin = BuiltinType.named(name) {
            checkPlace(of: builtin.scalar, name, at: span, place.files)
            let format = builtin.format.map { Constraint(.format($0), span: span) }
            return TypeUse(.scalar(builtin.scalar), constraints: format.map { [$0] } ?? [], span: span)
        }
        let nearest = Spelling.question(about: name, among: declared.keys.sorted() + BuiltinType.names)
        sink.error(
            .unknownType, "no type is named `\(name)`", at: span,
            help: BuiltinType.advice(for: name) ?? nearest
                ?? "declare it under `model` or `enum`")
        return nil
    }

    /// Files are parts of a form, bytes as they are a whole body; JSON has neither.
    private func checkPlace(of scalar: Scalar, _ name: String, at span: SourceSpan, _ files: TypePlace.Files) {
        if scalar == .upload && files != .part {
            sink.error(.wrongKind, "`\(name)` stands outside of `files`", at: span, help: "move the field to `files:`")
        } else if scalar == .binary && files == .none {
            sink.error(
                .wrongKind, "`\(name)` is a whole body, not a part of JSON", at: span,
                help: "write `bytes`, which is base64 text")
        }
    }

    /// What kind of value a type has, as far as checks care.
    private func kind(of syntax: TypeSyntax, depth: Int = 0) -> ConstrainedKind {
        switch syntax.form {
        case .list: return .list
        case .map: return .map
        case .union: return .any
        case .name(let name):
            if let builtin = BuiltinType.named(name), declared[name] == nil { return ConstrainedKind(builtin.scalar) }
            guard let node = declared[name]?.node, depth < 32 else { return .any }
            return kind(of: node, depth: depth + 1)
        }
    }

    private func kind(of node: Node, depth: Int) -> ConstrainedKind {
        switch node.kind {
        case .string: return (try? TypeParser.declaration(node.text)).map { kind(of: $0.type, depth: depth) } ?? .any
        case .list: return .list
        case .mapping where node["$map"] != nil: return .map
        case .mapping: return node["$type"].map { depth < 32 ? kind(of: $0, depth: depth + 1) : .any } ?? .any
        default: return .any
        }
    }
}

extension TypeSyntax {
    /// The range of the name alone, without checks; of the whole where it is no name.
    var nameRange: Range<Int> {
        guard case .name(let name) = form else { return range }
        return range.lowerBound..<range.lowerBound + name.utf8.count
    }
}

import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Turns schemas into checks over raw values, keyword by keyword and by the letter, each schema once.
final class CheckReader {
    private unowned let reading: Reading
    private let parser: SchemaParser
    private var known: [NodeID: ValueCheckID] = [:]
    private var scopes: [ObjectIdentifier: Int?] = [:]
    /// What each check is relative to, until it is known whether anything is dynamic.
    private var unscoped: [(ValueCheckID, Base)] = []
    private var hasDynamicReferences = false
    private var pending: [(Schema, ValueCheckID)] = []
    private var isWorking = false

    init(reading: Reading, parser: SchemaParser) {
        self.reading = reading
        self.parser = parser
    }

    /// The check of the schema at a location. A `$ref` is one assertion among others.
    func check(_ location: Location) -> ValueCheckID {
        if let id = known[location.node.id] { return id }
        let id = reading.model.add(ValueCheck(pointer: location.pointer, span: location.span))
        known[location.node.id] = id
        guard let schema = parser.parse(location) else { return id }
        pending.append((schema, id))
        work()
        return id
    }

    /// Whether the check of a schema leads to a dynamic reference.
    func isDynamic(_ location: Location) -> Bool {
        var visited: Set<ValueCheckID> = []
        var open = [check(location)]
        while let id = open.popLast() {
            guard visited.insert(id).inserted else { continue }
            for assertion in reading.model[id].assertions {
                if case .dynamicReference = assertion { return true }
                open += assertion.references
            }
        }
        return false
    }

    /// A check of those keywords of a schema that have no typed form. Where they depend on the others, of all.
    func check(rawKeywordsOf schema: Schema) -> ValueCheckID {
        if hasDependentKeywords(schema) { return check(schema.location) }
        let assertions = rawAssertions(of: schema)
        return add(assertions, of: schema)
    }

    /// A check of all that a schema says besides what its type does, and of more.
    func check(restOf schema: Schema, and more: [ValueCheck.Assertion]) -> ValueCheckID {
        let assertions =
            hasDependentKeywords(schema)
            ? [.reference(check(schema.location))]
            : inPlaceAssertions(of: schema) + rawAssertions(of: schema)
                + (schema.prefixItems.isEmpty ? [] : listAssertions(of: schema))
        return add(assertions + more, of: schema)
    }

    /// Whether a keyword depends on others that a type says.
    private func hasDependentKeywords(_ schema: Schema) -> Bool {
        let dependent: Set<Keyword> = [
            .unevaluatedItems, .unevaluatedProperties, .patternProperties, .additionalItems,
        ]
        return schema.rawKeywords.contains { dependent.contains($0.keyword) }
    }

    /// A check of `prefixItems` and what goes with them.
    func check(tupleOf schema: Schema) -> ValueCheckID {
        let assertions = listAssertions(of: schema)
        return add(assertions, of: schema)
    }

    private func add(_ assertions: [ValueCheck.Assertion], of schema: Schema) -> ValueCheckID {
        var check = ValueCheck(assertions: assertions, pointer: schema.location.pointer, span: schema.location.span)
        check.directions = directions(in: schema)
        let id = reading.model.add(check)
        unscoped.append((id, schema.location.base))
        return id
    }

    /// Reads what is pending one after the other, so that deep documents are no deep recursion.
    private func work() {
        guard !isWorking else { return }
        isWorking = true
        while let (schema, id) = pending.popLast() {
            reading.model[id].assertions = assertions(of: schema)
            reading.model[id].directions = directions(in: schema)
            unscoped.append((id, schema.location.base))
        }
        isWorking = false
    }

    private func assertions(of schema: Schema) -> [ValueCheck.Assertion] {
        if let boolean = schema.boolean { return boolean ? [] : [.never] }
        var result = references(of: schema)
        if !schema.kinds.isEmpty || schema.isOnlyNull {
            result.append(.kinds(schema.isNullable ? schema.kinds.union(.null) : schema.kinds))
        }
        if let values = schema.enumeration {
            var values = values.map { ModelValue($0) }
            // `nullable` beside `enum` means null as well, to people.
            if schema.saysNullable { values.append(.null) }
            result.append(.rule(.oneOfValues(values)))
        }
        result += schema.constraints.filter(isSound).map { .rule($0.rule) }
        if let format = schema.format, !schema.location.dialect.isExact || reading.options.assertsFormats {
            result.append(.rule(.format(format.text)))
        }
        result += inPlaceAssertions(of: schema)
        if !schema.required.isEmpty { result.append(.required(schema.required.map(\.text))) }
        if !schema.properties.isEmpty {
            result.append(.properties(schema.properties.map { .init(name: $0.name, check: check($0.schemas[0])) }))
        }
        result += rawAssertions(of: schema)
        if let others = schema.additional.first { result.append(.additionalProperties(check(others))) }
        result += listAssertions(of: schema)
        return result + unevaluated(schema)
    }

    /// The properties that are left out of what is sent or of what is received.
    private func directions(in schema: Schema) -> [String: Field.Direction] {
        guard !schema.location.dialect.isExact else { return [:] }
        var directions: [String: Field.Direction] = [:]
        for property in schema.properties {
            let isReadOnly = property.schemas.contains { says("readOnly", $0) }
            let isWriteOnly = property.schemas.contains { says("writeOnly", $0) }
            if isReadOnly != isWriteOnly { directions[property.name] = isReadOnly ? .responseOnly : .requestOnly }
        }
        return directions
    }

    /// Whether a schema, or the one that its `$ref` names, says `true` of a keyword.
    private func says(_ keyword: String, _ location: Location) -> Bool {
        if location.node[keyword]?.bool == true { return true }
        let target = location.node["$ref"].flatMap { reading.references.schema(at: $0, in: location.base) }
        return target?.node[keyword]?.bool == true
    }

    private func isSound(_ constraint: Constraint) -> Bool {
        guard case .pattern(let text) = constraint.rule else { return true }
        return isSound(text, at: constraint.span)
    }

    func isSound(_ pattern: String, at span: SourceSpan) -> Bool {
        ECMAPattern.isSound(pattern, at: span, policy: .degrade, reporting: reading.sink)
    }

    private func inPlaceAssertions(of schema: Schema) -> [ValueCheck.Assertion] {
        var result: [ValueCheck.Assertion] = []
        if !schema.parts.isEmpty { result.append(.all(schema.parts.map { check($0) })) }
        for choice in schema.choices {
            let members = choice.members.map { check($0) }
            result.append(choice.keyword == .oneOf ? .one(members) : .any(members))
        }
        return result
    }

    private func references(of schema: Schema) -> [ValueCheck.Assertion] {
        var result: [ValueCheck.Assertion] = []
        if let reference = schema.reference,
            let target = reading.references.schema(at: reference, in: schema.location.base)
        {
            result.append(.reference(check(target)))
        }
        guard let reference = schema.dynamicReference,
            let target = reading.references.dynamicTarget(reference, of: schema)
        else { return result }
        hasDynamicReferences = true
        let otherwise = check(target)
        // It is dynamic only where what it names is a dynamic anchor (JSON Schema 2020-12, section 8.2.3.2).
        if let anchor = anchor(of: target, named: reference.text) {
            result.append(.dynamicReference(anchor: anchor, otherwise: otherwise))
        } else {
            result.append(.reference(otherwise))
        }
        return result
    }

    private func anchor(of target: Location, named text: String) -> String? {
        if target.dialect == .draft2019 { return target.node["$recursiveAnchor"]?.bool == true ? "" : nil }
        guard let anchor = target.node["$dynamicAnchor"]?.string, text.hasSuffix("#" + anchor) else { return nil }
        return anchor
    }

    /// Tells every check which dynamic anchors it brings into view; finding them takes a walk through the document, so
    /// only where a reference asks for them.
    func addScopes() {
        guard hasDynamicReferences else { return }
        while let (id, base) = unscoped.popLast() { reading.model[id].scope = scope(of: base) }
    }

    /// The dynamic anchors of the resource that a schema is in, as a scope of the model; nil where it has none.
    private func scope(of base: Base) -> Int? {
        if let known = scopes[ObjectIdentifier(base)] { return known }
        var anchors = reading.references.dynamicAnchors(of: base)
        if base.dialect == .draft2019, base.root["$recursiveAnchor"]?.bool == true {
            anchors[""] = Location(node: base.root, base: base, pointer: base.pointer)
        }
        guard !anchors.isEmpty else {
            scopes[ObjectIdentifier(base)] = .some(nil)
            return nil
        }
        let scope = reading.model.checkScopes.count
        scopes[ObjectIdentifier(base)] = scope
        reading.model.checkScopes.append([:])
        for (name, location) in anchors.sorted(by: { $0.key < $1.key }) {
            reading.model.checkScopes[scope][name] = check(location)
        }
        return scope
    }
}

import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaReader {
    /// The type of a schema with `enum` or `const`; nil where it has none, or none that counts.
    func enumeration(of schema: Schema, in slot: Slot) -> TypeUse? {
        guard let listed = schema.enumeration else { return nil }
        var values = distinct(listed)
        if values.contains(where: { $0.node.isNull }) {
            schema.isNullable = true
            values.removeAll { $0.node.isNull }
            if values.isEmpty {
                schema.enumeration = nil
                schema.isOnlyNull = true
                return TypeUse(.scalar(.null), span: schema.location.span)
            }
        }
        let kinds = schema.kinds.isEmpty ? kinds(of: values) : schema.kinds
        switch kinds {
        case .string: return named(strings(values), .string, schema, slot)
        case .integer:
            // What no `Int` can hold has no case.
            if !values.allSatisfy({ $0.node.kind != .integer || DecimalNumber($0.node)?.int != nil }) { break }
            return named(integers(values), .integer, schema, slot)
        default: break
        }
        return checked(values.map(\.node), kinds, schema, slot)
    }

    private struct Listed {
        let index: Int
        let node: Node
        /// The text of the value on the wire.
        var text = ""
    }

    /// The values, each once; one that stands more often is reported once, at its second place.
    private func distinct(_ nodes: [Node]) -> [Listed] {
        var places: [ModelValue: [Node]] = [:]
        var values: [Listed] = []
        for (index, node) in nodes.enumerated() {
            let value = ModelValue(node)
            if places[value, default: []].isEmpty { values.append(Listed(index: index, node: node, text: node.text)) }
            places[value, default: []].append(node)
        }
        guard values.count < nodes.count else { return values }
        for value in values {
            guard let found = places[ModelValue(value.node)], found.count > 1 else { continue }
            let others = found.dropFirst(2).map { Diagnostic.Note("and here", at: .span($0.span)) }
            reading.sink.warning(
                .duplicateValue, "`enum` lists \(value.node) \(found.count == 2 ? "twice" : "\(found.count) times")",
                at: found[1].span,
                notes: [Diagnostic.Note("it stands here already", at: .span(found[0].span))] + others,
                help: "remove all but one")
        }
        return values
    }

    /// What values are that no `type` speaks of: numbers where some have a fraction; nothing in particular where Swift's
    /// numbers do not hold all of them.
    private func kinds(of values: [Listed]) -> JSONKinds {
        let numbers = values.compactMap { DecimalNumber($0.node) }
        let isFraction = numbers.contains { !$0.isInteger }
        guard numbers.allSatisfy((isFraction ? Scalar.double : .int).holds) else { return .all }
        let kinds = values.reduce(into: JSONKinds()) { $0.formUnion(ModelValue($1.node).kind) }
        return isFraction ? kinds.union(.number) : kinds
    }

    private func strings(_ values: [Listed]) -> [Listed] {
        let others = values.filter { $0.node.kind != .string }
        let texts = others.filter { $0.node.kind != .list && $0.node.kind != .mapping }
        report(texts.map(\.node), "which is no string; its text is taken", help: "write it in quotes")
        let lost = others.filter { $0.node.kind == .list || $0.node.kind == .mapping }.map(\.node)
        report(lost, "which is no string; it is left out", help: "remove it, or change `type`")
        return values.filter { $0.node.kind != .list && $0.node.kind != .mapping }
    }

    private func integers(_ values: [Listed]) -> [Listed] {
        var quoted: [Node] = []
        var lost: [Node] = []
        let integers = values.compactMap { value -> Listed? in
            var value = value
            if let number = DecimalNumber(value.node)?.int {
                value.text = String(number)
            } else if value.node.kind == .string, Int(value.node.text) != nil {
                quoted.append(value.node)
            } else {
                lost.append(value.node)
                return nil
            }
            return value
        }
        report(quoted, "which is no integer; it is taken as one", help: "write it without quotes")
        report(lost, "which is no integer; it is left out", help: "remove it, or change `type`")
        return integers
    }

    /// Reports values with one fault as one, at the first.
    private func report(_ nodes: [Node], _ fault: String, help: String) {
        guard let first = nodes.first else { return }
        let more = nodes.count == 1 ? "" : " (and \(nodes.count - 1) more)"
        reading.sink.warning(
            .invalidEnumeration, "`enum` lists \(first)\(more), \(fault)", at: first.span, help: help)
    }

    private func named(
        _ values: [Listed], _ rawType: EnumerationType.RawType, _ schema: Schema, _ slot: Slot
    ) -> TypeUse? {
        guard !values.isEmpty else {
            schema.enumeration = nil
            return nil
        }
        let list = schema.enumerationLocation ?? schema.location
        let isConstant = list.node.kind != .list
        let cases = values.map { value in
            EnumerationType.Case(
                name: annotation(schema.enumNames, of: value), value: value.text,
                documentation: Documentation(summary: annotation(schema.enumDescriptions, of: value)),
                pointer: isConstant ? list.pointer : list.pointer + "/\(value.index)", span: value.node.span)
        }
        let id = declaration(of: schema, in: slot)
        reading.model[id].kind = .enumeration(
            EnumerationType(rawType: rawType, cases: cases, isExact: schema.location.dialect.isExact))
        var type = TypeUse(.named(id), span: schema.location.span)
        // Limits beside listed values are checked on the value as it came.
        let wanted: JSONKinds = rawType == .string ? .string : .number
        type.constraints = rawRules(schema.constraints.filter { !$0.rule.kinds.isDisjoint(with: wanted) }, of: schema)
        return type
    }

    /// What an extension says of a value: by position in a list, or by the value in a mapping.
    private func annotation(_ node: Node?, of value: Listed) -> String? {
        guard let node else { return nil }
        if node.kind == .mapping { return node[value.text]?.string }
        var index = 0
        for item in node.items {
            if index == value.index { return item.string }
            index += 1
        }
        return nil
    }

    /// Values that are no names: the type of their kind, and a check that it is one of them.
    private func checked(_ nodes: [Node], _ kinds: JSONKinds, _ schema: Schema, _ slot: Slot) -> TypeUse? {
        var values = nodes.map { ModelValue($0) }
        let list = schema.enumerationLocation?.span ?? schema.location.span
        schema.enumeration = nil
        if !schema.kinds.isEmpty {
            let others = zip(nodes, values).filter { $1.kind.isDisjoint(with: schema.kinds) }.map(\.0)
            report(
                others, "which is not \(schema.kinds.names); it is left out", help: "remove it, or change `type`")
            values.removeAll { $0.kind.isDisjoint(with: schema.kinds) }
            guard !values.isEmpty else { return nil }
        } else if kinds.alternatives.count == 1 {
            schema.kinds = kinds
        }
        var use = TypeUse(.scalar(.json), span: schema.location.span)
        if schema.kinds.alternatives.count == 1 { use = shapeWithoutEnumeration(of: schema, in: slot) }
        if schema.isNullable { values.append(.null) }
        if use.shape.isJSON || use.shape.isPlainScalar {
            use.constraints.append(Constraint(.oneOfValues(values), span: list))
        } else {
            use.constraints.append(check([.rule(.oneOfValues(values))], of: schema, span: list))
        }
        return use
    }
}

extension TypeUse.Shape {
    fileprivate var isPlainScalar: Bool {
        switch self {
        case .scalar(.bool), .scalar(.double), .scalar(.float), .scalar(.int), .scalar(.int32), .scalar(.int64): true
        default: false
        }
    }
}

import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaParser {
    func readConstraint(_ keyword: Keyword, _ node: Node, into schema: Schema) {
        guard let rule = rule(keyword, node, in: schema) else { return }
        schema.constraints.append(Constraint(rule, span: node.span))
    }

    private func rule(_ keyword: Keyword, _ node: Node, in schema: Schema) -> Constraint.Rule? {
        if keyword == .pattern { return .pattern(node.text) }
        if keyword == .uniqueItems { return node.bool == true ? .uniqueItems : nil }
        if keyword == .exclusiveMinimum || keyword == .exclusiveMaximum {
            return exclusiveLimit(keyword, node, in: schema)
        }
        guard let number = DecimalNumber(node) else { return nil }
        switch keyword {
        case .minimum: return isExclusive(.exclusiveMinimum, in: schema) ? .exclusiveMinimum(number) : .minimum(number)
        case .maximum: return isExclusive(.exclusiveMaximum, in: schema) ? .exclusiveMaximum(number) : .maximum(number)
        case .multipleOf:
            if number > DecimalNumber(0) { return .multipleOf(number) }
            sink.warning(
                .impossibleRange, "`multipleOf` must be greater than 0; it is left out", at: node.span,
                help: "write the step between values, or remove it")
            return nil
        default: return number.int.flatMap { count(keyword, $0) }
        }
    }

    private func count(_ keyword: Keyword, _ count: Int) -> Constraint.Rule? {
        switch keyword {
        case .minLength: .minLength(count)
        case .maxLength: .maxLength(count)
        case .minItems: .minItems(count)
        case .maxItems: .maxItems(count)
        case .minProperties: .minProperties(count)
        case .maxProperties: .maxProperties(count)
        default: nil
        }
    }

    /// Before draft 6 and OpenAPI 3.1, `exclusiveMinimum: true` changes what `minimum` means.
    private func isExclusive(_ keyword: Keyword, in schema: Schema) -> Bool {
        schema.location.node[keyword.rawValue]?.bool == true
    }

    private func exclusiveLimit(_ keyword: Keyword, _ node: Node, in schema: Schema) -> Constraint.Rule? {
        let isOld = schema.location.dialect.isBeforeJSONSchema || schema.location.dialect == .draft4
        if node.kind == .bool {
            if !isOld {
                let number = keyword == .exclusiveMinimum ? "minimum" : "maximum"
                sink.warning(
                    .otherVersion, "`\(keyword.rawValue)` is a number in \(schema.location.dialect.name)",
                    at: node.span,
                    help: "write the limit itself, and leave `\(number)` out")
            }
            return nil
        }
        guard let number = DecimalNumber(node) else {
            sink.warning(
                .wrongKind, "`\(keyword.rawValue)` must be \(isOld ? "true or false" : "a number")", at: node.span,
                help: isOld ? Reading.helpForBoolean(node) : "write a number, or remove it")
            return nil
        }
        if isOld {
            sink.warning(
                .otherVersion,
                "`\(keyword.rawValue)` is true or false in \(schema.location.dialect.name); it is read as a limit",
                at: node.span,
                help: "write the limit in `\(keyword == .exclusiveMinimum ? "minimum" : "maximum")`, and `true` here")
        }
        return keyword == .exclusiveMinimum ? .exclusiveMinimum(number) : .exclusiveMaximum(number)
    }

    /// What can only be said when all of a schema has been read.
    func finish(_ schema: Schema) {
        if schema.reference != nil, schema.location.dialect.isBeforeJSONSchema || schema.location.dialect <= .draft7 {
            dropSiblings(of: schema)
        }
        if schema.location.dialect.isExact { simplify(schema) }
        if !schema.rawKeywords.isEmpty { schema.rawOwners = [schema] }
    }

    /// `unevaluatedProperties` is `additionalProperties` where nothing else could look at a key.
    private func simplify(_ schema: Schema) {
        guard let only = schema.rawKeywords.first, schema.rawKeywords.count == 1, schema.additional.isEmpty,
            only.keyword == .unevaluatedProperties, schema.parts.isEmpty, schema.choices.isEmpty,
            schema.reference == nil, schema.dynamicReference == nil
        else { return }
        schema.additional = [only.value]
        schema.rawKeywords = []
    }

    /// Beside a `$ref`, before OpenAPI 3.1 and 2019-09, nothing counts. Annotations and `nullable` do no harm, and
    /// people mean them.
    private func dropSiblings(of schema: Schema) {
        let dropped = schema.hasStructure || !schema.parts.isEmpty || !schema.constraints.isEmpty
        guard dropped else { return }
        if !schema.location.dialect.isExact, !schema.isRedundantBesideReference {
            sink.warning(
                .otherVersion, "what stands beside `$ref` does not count in \(schema.location.dialect.name)",
                at: schema.reference?.span ?? schema.location.span,
                help: "write `allOf: [{$ref: …}]` beside it")
        }
        schema.dropAssertions()
    }
}

extension Schema {
    /// Whether all that stands beside a `$ref` is `type: object`, which many tools write.
    fileprivate var isRedundantBesideReference: Bool {
        kinds == .object && !hasStructureBesidesKinds && parts.isEmpty && constraints.isEmpty
    }

    /// Leaves a `$ref` and annotations.
    fileprivate func dropAssertions() {
        kinds = []
        format = nil
        contentEncoding = nil
        contentMediaType = nil
        enumeration = nil
        properties = []
        required = []
        additional = []
        items = []
        prefixItems = []
        parts = []
        choices = []
        constraints = []
        rawKeywords = []
        discriminator = nil
        isOnlyNull = false
    }
}

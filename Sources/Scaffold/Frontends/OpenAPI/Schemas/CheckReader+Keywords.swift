import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension CheckReader {
    /// The assertions of the keywords that have no typed form, `unevaluated…` left out: those come last.
    func rawAssertions(of schema: Schema) -> [ValueCheck.Assertion] {
        schema.rawKeywords.compactMap { raw in
            let value = raw.value
            switch raw.keyword {
            case .not: return .not(check(value))
            case .if: return conditional(value, of: schema)
            case .dependentSchemas: return .dependentChecks(named(value))
            case .dependentRequired: return .dependentRequired(dependencies(value.entries))
            case .patternProperties:
                let sound = value.entries.filter { isSound($0.key.text, at: $0.key.span) }
                return .patternProperties(sound.map { .init(name: $0.key.text, check: check($0.value)) })
            case .propertyNames: return .propertyNames(check(value))
            case .contains: return contains(value, of: schema)
            default: return nil
            }
        } + oldDependencies(of: schema)
    }

    private func named(_ value: Location) -> [ValueCheck.Named] {
        value.entries.map { ValueCheck.Named(name: $0.key.text, check: check($0.value)) }
    }

    private func dependencies(_ entries: [(key: Node, value: Location)]) -> [ValueCheck.Dependency] {
        entries.map { .init(key: $0.key.text, required: $0.value.node.items.map(\.text)) }
    }

    /// Before 2019-09, one keyword was what two are now.
    private func oldDependencies(of schema: Schema) -> [ValueCheck.Assertion] {
        schema.raw(.dependencies).map { value in
            let lists = value.entries.filter { $0.value.node.kind == .list }
            let schemas = value.entries.filter { $0.value.node.kind != .list }
            return [
                .dependentRequired(dependencies(lists)),
                .dependentChecks(schemas.map { .init(name: $0.key.text, check: check($0.value)) }),
            ]
        } ?? []
    }

    /// `then` and `else` mean something beside `if` only.
    private func conditional(_ condition: Location, of schema: Schema) -> ValueCheck.Assertion {
        .conditional(
            if: check(condition), then: schema.raw(.then).map { check($0) }, else: schema.raw(.else).map { check($0) })
    }

    private func contains(_ value: Location, of schema: Schema) -> ValueCheck.Assertion {
        let atLeast = schema.raw(.minContains).flatMap { DecimalNumber($0.node)?.int }
        let atMost = schema.raw(.maxContains).flatMap { DecimalNumber($0.node)?.int }
        return .contains(check(value), atLeast: atLeast ?? 1, atMost: atMost)
    }

    func listAssertions(of schema: Schema) -> [ValueCheck.Assertion] {
        var result: [ValueCheck.Assertion] = []
        if !schema.prefixItems.isEmpty { result.append(.prefixItems(schema.prefixItems.map { check($0) })) }
        // `additionalItems` is the rest of a tuple, and means nothing without one.
        let rest = schema.items.first ?? (schema.prefixItems.isEmpty ? nil : schema.raw(.additionalItems))
        if let rest { result.append(.items(check(rest))) }
        return result
    }

    func unevaluated(_ schema: Schema) -> [ValueCheck.Assertion] {
        var result: [ValueCheck.Assertion] = []
        if let value = schema.raw(.unevaluatedProperties) { result.append(.unevaluatedProperties(check(value))) }
        if let value = schema.raw(.unevaluatedItems) { result.append(.unevaluatedItems(check(value))) }
        return result
    }
}

extension Schema {
    /// The value of a keyword that has no typed form.
    fileprivate func raw(_ keyword: Keyword) -> Location? { rawKeywords.first { $0.keyword == keyword }?.value }
}

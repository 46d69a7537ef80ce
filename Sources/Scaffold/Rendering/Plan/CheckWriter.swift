import ScaffoldDiagnostics
import ScaffoldModel

/// Writes one check as `BeeRuntime.ValueCheckTable` reads it: keyword by keyword, in a second object where a keyword
/// comes again.
struct CheckWriter {
    let places: [ValueCheckID: Int]
    private var objects: [[(key: String, value: String)]] = [[]]

    init(places: [ValueCheckID: Int]) {
        self.places = places
    }

    var text: String {
        let texts = objects.map { JSONText.object($0) }
        return texts.count == 1 ? texts[0] : JSONText.list(texts)
    }

    mutating func add(_ key: String, _ value: String) {
        let index = objects.firstIndex { object in !object.contains { $0.key == key } }
        if index == nil { objects.append([]) }
        objects[index ?? objects.count - 1].append((key, value))
    }

    mutating func write(_ assertion: ValueCheck.Assertion) {
        switch assertion {
        case .never: add("never", "true")
        case .kinds(let kinds): add("type", JSONText.list(kinds.schemaNames.map(JSONText.quoted)))
        case .rule(let rule): write(rule)
        case .reference(let id): add("$ref", place(id))
        case .dynamicReference(let anchor, let id):
            add("$dynamicRef", JSONText.list([JSONText.quoted(anchor), place(id)]))
        case .all(let ids): add("allOf", JSONText.list(ids.map(place)))
        case .any(let ids): add("anyOf", JSONText.list(ids.map(place)))
        case .one(let ids): add("oneOf", JSONText.list(ids.map(place)))
        case .not(let id): add("not", place(id))
        case .conditional(let condition, let then, let otherwise):
            add("if", JSONText.list([condition, then, otherwise].map { $0.map(place) ?? "null" }))
        case .dependentChecks(let checks): add("dependentSchemas", named(checks))
        case .required(let keys): add("required", JSONText.list(keys.map(JSONText.quoted)))
        case .dependentRequired(let dependencies):
            let entries = dependencies.map { ($0.key, JSONText.list($0.required.map(JSONText.quoted))) }
            add("dependentRequired", JSONText.object(entries))
        case .properties(let checks): add("properties", named(checks))
        case .patternProperties(let checks): add("patternProperties", patterns(checks))
        case .additionalProperties(let id): add("additionalProperties", place(id))
        case .propertyNames(let id): add("propertyNames", place(id))
        case .unevaluatedProperties(let id): add("unevaluatedProperties", place(id))
        case .prefixItems(let ids): add("prefixItems", JSONText.list(ids.map(place)))
        case .items(let id): add("items", place(id))
        case .contains(let id, let low, let high):
            add("contains", JSONText.list([place(id), "\(low)", high.map(String.init) ?? "null"]))
        case .unevaluatedItems(let id): add("unevaluatedItems", place(id))
        }
    }

    private mutating func write(_ rule: Constraint.Rule) {
        switch rule {
        case .minLength(let limit): add("minLength", "\(limit)")
        case .maxLength(let limit): add("maxLength", "\(limit)")
        case .pattern(let text): if let pattern = Self.pattern(text) { add("pattern", JSONText.list(pattern)) }
        case .format(let name): add("format", JSONText.quoted(name))
        case .minimum(let limit): add("minimum", limit.canonicalText)
        case .maximum(let limit): add("maximum", limit.canonicalText)
        case .exclusiveMinimum(let limit): add("exclusiveMinimum", limit.canonicalText)
        case .exclusiveMaximum(let limit): add("exclusiveMaximum", limit.canonicalText)
        case .multipleOf(let factor): add("multipleOf", factor.canonicalText)
        case .minItems(let limit): add("minItems", "\(limit)")
        case .maxItems(let limit): add("maxItems", "\(limit)")
        case .uniqueItems: add("uniqueItems", "true")
        case .minProperties(let limit): add("minProperties", "\(limit)")
        case .maxProperties(let limit): add("maxProperties", "\(limit)")
        case .oneOfValues(let values): add("enum", JSONText.list(values.map(\.json)))
        case .check(let id): add("$ref", place(id))
        // Sizes of bytes and files are none of a JSON value.
        case .minBytes, .maxBytes, .mediaTypes: break
        }
    }

    private func place(_ id: ValueCheckID) -> String { places[id].map(String.init) ?? "null" }

    private func named(_ checks: [ValueCheck.Named]) -> String {
        JSONText.object(checks.map { ($0.name, place($0.check)) })
    }

    private func patterns(_ checks: [ValueCheck.Named]) -> String {
        JSONText.list(
            checks.compactMap { named in
                Self.pattern(named.name).map { JSONText.list($0 + [place(named.check)]) }
            })
    }

    /// The pattern as the document has it and, where it is another one, for ICU; nil for one that was reported.
    private static func pattern(_ text: String) -> [String]? {
        guard let pattern = try? ECMAPattern(text) else { return nil }
        return pattern.icu == text ? [JSONText.quoted(text)] : [JSONText.quoted(text), JSONText.quoted(pattern.icu)]
    }
}

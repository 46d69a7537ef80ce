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
        let texts = objects.map(Self.object)
        return texts.count == 1 ? texts[0] : "[" + texts.joined(separator: ", ") + "]"
    }

    mutating func add(_ key: String, _ value: String) {
        let index = objects.firstIndex { object in !object.contains { $0.key == key } }
        if index == nil { objects.append([]) }
        objects[index ?? objects.count - 1].append((key, value))
    }

    mutating func write(_ assertion: ValueCheck.Assertion) {
        switch assertion {
        case .never: add("never", "true")
        case .kinds(let kinds): add("type", Self.list(kinds.schemaNames.map(Self.text)))
        case .rule(let rule): write(rule)
        case .reference(let id): add("$ref", place(id))
        case .dynamicReference(let anchor, let id): add("$dynamicRef", Self.list([Self.text(anchor), place(id)]))
        case .all(let ids): add("allOf", Self.list(ids.map(place)))
        case .any(let ids): add("anyOf", Self.list(ids.map(place)))
        case .one(let ids): add("oneOf", Self.list(ids.map(place)))
        case .not(let id): add("not", place(id))
        case .conditional(let condition, let then, let otherwise):
            add("if", Self.list([condition, then, otherwise].map { $0.map(place) ?? "null" }))
        case .dependentChecks(let checks): add("dependentSchemas", named(checks))
        case .required(let keys): add("required", Self.list(keys.map(Self.text)))
        case .dependentRequired(let dependencies):
            let entries = dependencies.map { ($0.key, Self.list($0.required.map(Self.text))) }
            add("dependentRequired", Self.object(entries))
        case .properties(let checks): add("properties", named(checks))
        case .patternProperties(let checks): add("patternProperties", patterns(checks))
        case .additionalProperties(let id): add("additionalProperties", place(id))
        case .propertyNames(let id): add("propertyNames", place(id))
        case .unevaluatedProperties(let id): add("unevaluatedProperties", place(id))
        case .prefixItems(let ids): add("prefixItems", Self.list(ids.map(place)))
        case .items(let id): add("items", place(id))
        case .contains(let id, let low, let high):
            add("contains", Self.list([place(id), "\(low)", high.map(String.init) ?? "null"]))
        case .unevaluatedItems(let id): add("unevaluatedItems", place(id))
        }
    }

    private mutating func write(_ rule: Constraint.Rule) {
        switch rule {
        case .minLength(let limit): add("minLength", "\(limit)")
        case .maxLength(let limit): add("maxLength", "\(limit)")
        case .pattern(let text): if let pattern = Self.pattern(text) { add("pattern", Self.list(pattern)) }
        case .format(let name): add("format", Self.text(name))
        case .minimum(let limit): add("minimum", SwiftLiteral.number(limit))
        case .maximum(let limit): add("maximum", SwiftLiteral.number(limit))
        case .exclusiveMinimum(let limit): add("exclusiveMinimum", SwiftLiteral.number(limit))
        case .exclusiveMaximum(let limit): add("exclusiveMaximum", SwiftLiteral.number(limit))
        case .multipleOf(let factor): add("multipleOf", SwiftLiteral.number(factor))
        case .minItems(let limit): add("minItems", "\(limit)")
        case .maxItems(let limit): add("maxItems", "\(limit)")
        case .uniqueItems: add("uniqueItems", "true")
        case .minProperties(let limit): add("minProperties", "\(limit)")
        case .maxProperties(let limit): add("maxProperties", "\(limit)")
        case .oneOfValues(let values): add("enum", Self.list(values.map(Self.value)))
        case .check(let id): add("$ref", place(id))
        // Sizes of bytes and files are none of a JSON value.
        case .minBytes, .maxBytes, .mediaTypes: break
        }
    }

    private func place(_ id: ValueCheckID) -> String { places[id].map(String.init) ?? "null" }

    private func named(_ checks: [ValueCheck.Named]) -> String {
        Self.object(checks.map { ($0.name, place($0.check)) })
    }

    private func patterns(_ checks: [ValueCheck.Named]) -> String {
        Self.list(
            checks.compactMap { named in
                Self.pattern(named.name).map { Self.list($0 + [place(named.check)]) }
            })
    }

    /// The pattern as the document has it and, where it is another one, for ICU; nil for one that was reported.
    private static func pattern(_ text: String) -> [String]? {
        guard let pattern = try? ECMAPattern(text) else { return nil }
        return pattern.icu == text ? [Self.text(text)] : [Self.text(text), Self.text(pattern.icu)]
    }

    // MARK: JSON

    static func object(_ entries: [(key: String, value: String)]) -> String {
        "{" + entries.map { "\(text($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
    }

    private static func list(_ values: [String]) -> String { "[" + values.joined(separator: ", ") + "]" }

    private static func value(_ value: ModelValue) -> String {
        switch value {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let number): SwiftLiteral.number(number)
        case .string(let text): Self.text(text)
        case .list(let items): list(items.map(Self.value))
        case .object(let entries): object(entries.map { ($0.key, Self.value($0.value)) })
        }
    }

    /// A string of JSON that a raw literal with one `#` holds as it is: everything but plain ASCII is escaped, and so is
    /// `#`, which together with a backslash would end it.
    private static func text(_ text: String) -> String {
        var result = "\""
        for unit in text.utf16 {
            switch unit {
            case 0x22, 0x5C: result += "\\" + String(UnicodeScalar(UInt8(unit)))
            case 0x23, 0..<0x20, 0x7F...:
                let digits = String(unit, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
            }
        }
        return result + "\""
    }
}

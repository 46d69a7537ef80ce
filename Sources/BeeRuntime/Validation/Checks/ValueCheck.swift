/// What a schema demands of a JSON value, as far as a type and the validator's other calls cannot say it: `not`, `if`,
/// `contains`, `unevaluatedProperties`, and whole schemas that are no one type in Swift.
public struct ValueCheck: Sendable {
    let table: ValueCheckTable
    let index: Int
}

/// The checks of a module of generated code, which refer to each other by their places in the table.
///
/// The text is JSON, one object per check with an entry per keyword. Keywords are those of JSON Schema 2020-12 and mean
/// the same; where a schema stands there, a number stands here: the place of its check. What differs:
///
/// | keyword | value |
/// | --- | --- |
/// | `never` | `true`: no value passes |
/// | `type` | a list of `null boolean integer fraction string array object`; a number is an integer or a fraction |
/// | `pattern` | an expression of ECMA-262 and, where it is another one, the same for ICU: `["^a$"]` |
/// | `patternProperties` | a list of such expressions, each with a check behind it: `[["^a$", 3]]` |
/// | `if` | `[if, then, else]`, where the last two may be null |
/// | `contains` | `[check, minContains, maxContains]`, where the last may be null |
/// | `$dynamicRef` | `[anchor, check]` |
/// | `$scope` | which of `scopes` the check brings into view: the dynamic anchors of its schema resource |
///
/// A check that has a keyword twice is a list of such objects.
public struct ValueCheckTable: Sendable {
    let nodes: [CheckNode]
    let scopes: [[String: Int]]

    /// Reads a table that the generator has written.
    public init(_ text: StaticString) {
        let json = JSONDecoding.literal("\(text)", as: JSONValue.self)
        let checks = json["checks"]?.array ?? []
        let reader = CheckTableReader(count: checks.count)
        nodes = checks.map(reader.node)
        scopes = json["scopes"]?.array?.map { $0.object?.compactMapValues(\.int) ?? [:] } ?? []
    }

    /// The check at a place of the table.
    public subscript(index: Int) -> ValueCheck { ValueCheck(table: self, index: index) }
}

/// One check of a table; all of its assertions must hold.
struct CheckNode: Sendable {
    enum Assertion: Sendable {
        case never
        case kinds(JSONKinds)
        case values([JSONValue])

        // Strings
        case minLength(Int)
        case maxLength(Int)
        case pattern(Pattern)
        case format(StringFormat)

        // Numbers
        case minimum(JSONNumber)
        case maximum(JSONNumber)
        case exclusiveMinimum(JSONNumber)
        case exclusiveMaximum(JSONNumber)
        case multipleOf(JSONNumber)

        // Lists and objects
        case minItems(Int)
        case maxItems(Int)
        case uniqueItems
        case minProperties(Int)
        case maxProperties(Int)
        case required([String])
        case dependentRequired([String: [String]])

        // The same value once more
        case reference(Int)
        case dynamicReference(anchor: String, otherwise: Int)
        case all([Int])
        case any([Int])
        case one([Int])
        case not(Int)
        case conditional(if: Int, then: Int?, else: Int?)
        case dependentChecks([String: Int])

        // What is inside
        case properties(Properties)
        case propertyNames(Int)
        case unevaluatedProperties(Int)
        case items(prefix: [Int], rest: Int?)
        case contains(Int, atLeast: Int, atMost: Int?)
        case unevaluatedItems(Int)
    }

    struct Properties: Sendable {
        var named: [String: Int] = [:]
        var patterns: [(pattern: Pattern, check: Int)] = []
        /// Of the keys that neither has.
        var others: Int?
    }

    /// In the order of checking: what looks at the results of the others comes last.
    var assertions: [Assertion]
    var scope: Int?

    var isNever: Bool { if case .never? = assertions.first { true } else { false } }

    /// Whether something here needs to know what other keywords have looked at.
    var needsTrace: Bool {
        assertions.contains { assertion in
            switch assertion {
            case .unevaluatedItems, .unevaluatedProperties: true
            default: false
            }
        }
    }
}

import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// A list, taken apart into what each of its elements is.
struct ListElements {
    /// The schema of the list, or that of each of its elements where it is all that is known.
    let location: Location
    /// The schemas of the elements that have a place of their own, by place.
    var prefix: [Location] = []
    /// The schemas of all others, each of which holds; empty where nothing is said of them.
    var rest: [Location] = []
    var minimum = 0
    var maximum = Int.max
    /// The constraint that no two elements are alike.
    var uniqueness: Constraint?
    /// What else is said of all elements together, by keyword.
    var conditions: [(keyword: String, span: SourceSpan)] = []

    /// Whether there are no others.
    var isClosed: Bool { rest.contains { $0.node.bool == false } }
}

extension SchemaReader {
    /// The elements of a schema that can only be a list, one by one; nil for one of anything else.
    func elements(of location: Location) -> ListElements? {
        completing {
            guard let schema = parser.parse(location) else { return nil }
            liftChoices(of: schema)
            flatten(schema)
            let kinds = schema.kinds.isEmpty ? impliedKinds(of: schema) : schema.kinds
            guard kinds == .list else { return nil }
            var elements = ListElements(location: location, prefix: schema.prefixItems, rest: schema.items)
            for constraint in schema.constraints {
                switch constraint.rule {
                case .minItems(let count): elements.minimum = max(elements.minimum, count)
                case .maxItems(let count): elements.maximum = min(elements.maximum, count)
                case .uniqueItems: elements.uniqueness = constraint
                default: continue
                }
            }
            elements.conditions =
                schema.rawKeywords.map { ($0.keyword.rawValue, $0.value.span) }
                + schema.choices.map { ($0.keyword.rawValue, $0.span) }
            return elements
        }
    }

    /// The type of an element that must fit several schemas, of which there is at least one.
    func use(ofElement schemas: [Location], named name: TypeName.Origin) -> SchemaUse {
        completing { use(ofAll: schemas, in: Slot(origin: name)) }
    }
}

import ScaffoldSource

/// Everything in one document that has a name of its own: schemas with `$id`, `$anchor` or `$dynamicAnchor`.
struct Anchors {
    /// Schemas by their absolute address.
    private(set) var resources: [String: Base] = [:]
    /// By address and name: `schemas/tree.json#node`.
    private(set) var anchors: [String: Location] = [:]
    /// The dynamic ones of each resource, by its address.
    private(set) var dynamic: [String: [String: Location]] = [:]

    /// Walks the whole document; only a reference that is no JSON pointer makes that necessary.
    init(_ document: OpenAPIDocument) {
        visit(document.location)
    }

    /// Values that hold no schemas, whatever they look like.
    private static let opaque: Set<String> = ["enum", "const", "default", "example", "examples", "value"]

    private mutating func visit(_ location: Location) {
        switch location.node.kind {
        case .list: for item in location.items { visit(item) }
        case .mapping: visit(mapping: location)
        default: break
        }
    }

    private mutating func visit(mapping: Location) {
        let location = mapping.document.enter(mapping)
        let base = location.base
        if base.root.id == location.node.id { resources[base.uri] = base }
        for key in ["$anchor", "$dynamicAnchor"] {
            guard let name = location.node[key]?.string else { continue }
            anchors[base.uri + "#" + name] = location
            if key == "$dynamicAnchor" { dynamic[base.uri, default: [:]][name] = location }
        }
        if location.dialect <= .draft7, let id = location.node[location.dialect.idKey]?.string, id.hasPrefix("#") {
            anchors[base.uri + id] = location
        }
        if location.dialect.isExact {
            for entry in location.entries { visit(keyword: entry.key.text, entry.value) }
        } else {
            for entry in location.entries where !Self.opaque.contains(entry.key.text) { visit(entry.value) }
        }
    }

    /// By the letter, schemas stand only where a keyword has them.
    private mutating func visit(keyword: String, _ value: Location) {
        guard let support = SupportTable.entries[keyword], support.belongs(to: value.dialect) else { return }
        switch support.value {
        case .schema, .schemas: visit(value)
        case .namedSchemas: for entry in value.entries { visit(entry.value) }
        case .special where support.keyword == .items: visit(value)
        case .special where support.keyword == .dependencies:
            for entry in value.entries where entry.value.node.kind == .mapping { visit(entry.value) }
        default: break
        }
    }
}

extension Dialect {
    /// The keyword that gives a schema an address of its own.
    var idKey: String { self == .draft4 ? "id" : "$id" }
}

package import ScaffoldModel
package import ScaffoldSource

/// One file that was read: a description, or a part of one that a `$ref` reached.
package final class OpenAPIDocument {
    /// The path relative to the folder of inputs, with `/`.
    package let path: String
    /// What references in it are relative to, unless it says so itself: its path, mostly.
    let address: String
    package let root: Node
    /// A part has the dialect of the document that first referred to it, unless it states its own.
    package let dialect: Dialect
    /// The declaration that owns what is declared here.
    package let id: DocumentID

    package private(set) lazy var base = Base(
        document: self, root: root, uri: address, pointer: "#", dialect: dialect)
    private(set) lazy var anchors = Anchors(self)
    /// Whether there is a reference whose target depends on where a schema is used.
    private(set) lazy var hasDynamicReferences = Self.isDynamic(root)

    /// The address that the document gives itself (OpenAPI 3.2, section 4.1.2.2.1); nil for none.
    private(set) lazy var ownAddress: String? =
        dialect == .openAPI32 ? root["$self"]?.string.map { ReferenceText($0).absolute(from: address) } : nil

    private var indexes: [UInt32: [ExactText: NodeEntry]] = [:]
    private var bases: [UInt32: Base] = [:]

    package init(path: String, address: String? = nil, root: Node, dialect: Dialect, id: DocumentID) {
        self.path = path
        self.address = address ?? path
        self.root = root
        self.dialect = dialect
        self.id = id
    }

    private static func isDynamic(_ node: Node) -> Bool {
        switch node.kind {
        case .list: return node.items.contains(where: isDynamic)
        case .mapping:
            return node.entries.contains { entry in
                entry.name == "$dynamicRef" || entry.name == "$recursiveRef" || isDynamic(entry.value)
            }
        default: return false
        }
    }

    /// The whole document as a location.
    package var location: Location { enter(Location(node: root, base: base, pointer: "#")) }

    /// The entry of a mapping, found through an index that is built once for each mapping that is asked.
    func entry(_ key: String, of mapping: Node) -> NodeEntry? {
        if let index = indexes[mapping.index] { return index[ExactText(key)] }
        var index: [ExactText: NodeEntry] = [:]
        for entry in mapping.entries { index[ExactText(entry.name)] = entry }
        indexes[mapping.index] = index
        return index[ExactText(key)]
    }

    /// The location with the base that its own `$id` makes, where it has one.
    func enter(_ location: Location) -> Location {
        guard let id = location.node[location.dialect.idKey]?.string else { return location }
        return enter(location, id: id)
    }

    /// A schema with an `$id` may be of another draft than the one around it (JSON Schema 2020-12, section 8.1.1).
    private func dialect(of resource: Location) -> Dialect {
        guard resource.dialect.isExact, let stated = resource.node["$schema"]?.string else { return resource.dialect }
        return Dialect(schemaURI: stated) ?? resource.dialect
    }

    /// The same where the `$id` is known.
    func enter(_ location: Location, id: String) -> Location {
        // Before 2019-09, nothing counts beside a `$ref`.
        guard !id.hasPrefix("#"), location.dialect > .draft7 || location.node["$ref"] == nil else { return location }
        let base: Base
        if let known = bases[location.node.index] {
            base = known
        } else {
            let uri = ReferenceText(id).absolute(from: location.base.uri)
            base = Base(
                document: self, root: location.node, uri: uri, pointer: location.pointer,
                dialect: dialect(of: location))
            bases[location.node.index] = base
        }
        return Location(node: location.node, base: base, pointer: location.pointer)
    }
}

/// What references inside a part of a document are relative to: the document itself, or a schema in it that has an
/// `$id` of its own (JSON Schema 2020-12, section 8.2.1).
package final class Base {
    package unowned let document: OpenAPIDocument
    let root: Node
    /// Without a fragment; a path, or an absolute URI where an `$id` says so.
    let uri: String
    /// The JSON pointer of `root` in its document.
    let pointer: String
    let dialect: Dialect

    init(document: OpenAPIDocument, root: Node, uri: String, pointer: String, dialect: Dialect) {
        self.document = document
        self.root = root
        self.uri = uri
        self.pointer = pointer
        self.dialect = dialect
    }
}

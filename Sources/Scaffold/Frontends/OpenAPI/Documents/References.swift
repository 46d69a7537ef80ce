package import ScaffoldDiagnostics
package import ScaffoldSource

/// Follows `$ref`s: to any JSON pointer, `$id` or `$anchor`, in any file of the input folder; where a description was
/// named alone, in any file beside or above it as well.
package final class References {
    package enum Loaded {
        case document(Node)
        /// There is no such file.
        case missing
        /// There is one that a `$ref` may not name: what is said of the reference, and what to do.
        case refused(String, help: String)
        /// There is one, but it cannot be read, which was reported.
        case unreadable
    }

    /// Reads the file at a path relative to the folder of inputs; asked for one outside of it only where that is allowed. Or
    /// what the tool has with it under an absolute address, from which nothing is fetched.
    package typealias Loader = (_ path: String) -> Loaded

    /// The shortest way from the folder of inputs to a path that begins with `../`: `../api/a.yaml` is `a.yaml` where the
    /// folder is `api`.
    package typealias Shorten = (_ path: String) -> String

    private enum Found {
        case location(Location)
        /// The message, and what could help.
        case nothing(DiagnosticCode, String, help: String)
        /// Reported already.
        case reported
    }

    private struct Key: Hashable {
        let base: ObjectIdentifier
        let text: String
    }

    let sink: DiagnosticSink
    private let loader: Loader
    private let shorten: Shorten?
    /// By address, and the other way round.
    private let paths: [String: String]
    private let addresses: [String: String]
    /// By path; nil for one that cannot be read.
    private var documents: [String: OpenAPIDocument?] = [:]
    /// Every schema with an address of its own, of the documents that were searched for them.
    private var resources: [String: Base] = [:]
    private var searched: Set<String> = []
    private var found: [Key: Found] = [:]

    /// `paths` are those of files that references know by another address. Without `shorten`, references may not lead out
    /// of the folder of inputs.
    package init(
        sink: DiagnosticSink, paths: [String: String] = [:], shorten: Shorten? = nil, loader: @escaping Loader
    ) {
        self.sink = sink
        self.paths = paths
        addresses = Dictionary(paths.map { ($1, $0) }, uniquingKeysWith: min)
        self.shorten = shorten
        self.loader = loader
    }

    /// The address that a file is known by; its path where it has no other.
    func address(of path: String) -> String { addresses[path] ?? path }

    /// Makes a document known, so that references to its path find it.
    package func add(_ document: OpenAPIDocument) {
        documents[document.path] = .some(document)
        // Its root may have an address besides its path.
        let base = document.location.base
        for uri in [base.uri, document.ownAddress].compactMap({ $0 }) where resources[uri] == nil {
            resources[uri] = base
        }
    }

    /// Whether a document of JSON Schema has a reference whose target depends on where a schema is used.
    var areDynamic: Bool {
        documents.values.contains { $0.map { $0.dialect.isExact && $0.hasDynamicReferences } ?? false }
    }

    /// The value that stands at a location after every `$ref` that stands there has been followed; the location
    /// itself where there is none. Nil, and reported at the `$ref`, where one leads nowhere or in a circle.
    package func follow(_ location: Location) -> Location? {
        var current = location
        var circles = CircleFinder()
        while let reference = current.node["$ref"], current.node.kind == .mapping {
            guard !circles.isCircle(at: current.node.id) else {
                reportCycle(location.node["$ref"] ?? reference)
                return nil
            }
            guard let next = target(of: reference, in: current.base) else { return nil }
            current = next
        }
        return current
    }

    func reportCycle(_ reference: Node) {
        sink.warning(
            .referenceCycle, "`\(reference.text)` leads back to itself", at: reference.span,
            help: "write here what is meant")
    }

    /// What one reference names; nil, and reported at its place, where that is nothing.
    package func target(of reference: Node, in base: Base) -> Location? {
        guard let text = reference.string else {
            sink.warning(
                .wrongKind, "`$ref` must be a string", at: reference.span,
                help: "write a JSON pointer, such as '#/components/schemas/Name'")
            return nil
        }
        let key = Key(base: ObjectIdentifier(base), text: text)
        let result = result(of: text, for: key, in: base)
        switch result {
        case .location(let location): return location
        case .reported: return nil
        case .nothing(let code, let message, let help):
            sink.warning(code, "`\(text)` \(message)", at: reference.span, help: help)
            return nil
        }
    }

    /// What `$recursiveRef: "#"` names: the schema around it that says `$recursiveAnchor: true`, as people mean it where
    /// many schemas share a document; else the document or the schema with an `$id`.
    func recursiveTarget(from location: Location) -> Location {
        var current = location.document.location
        var found = Location(node: location.base.root, base: location.base, pointer: location.base.pointer)
        for token in JSONPointer.tokens(location.pointer) {
            guard let next = step(token, from: current) else { break }
            current = next
            if current.node["$recursiveAnchor"]?.bool == true { found = current }
        }
        return found
    }

    /// The schema of this name among the named ones of the document; nil where there is none.
    func schema(named name: String, in base: Base) -> Location? {
        guard let schemas = schemas(of: base), let entry = base.document.entry(name, of: schemas.node) else {
            return nil
        }
        return schemas.child(entry.value, name)
    }

    /// The names of the named schemas of the document.
    func schemaNames(in base: Base) -> [String] { schemas(of: base)?.node.entries.map(\.name) ?? [] }

    private func schemas(of base: Base) -> Location? {
        let root = base.document.location
        return root["components"]?["schemas"] ?? root["definitions"] ?? root["$defs"]
    }

    /// The dynamic anchors of the resource that a location is in, by name.
    func dynamicAnchors(of base: Base) -> [String: Location] { base.document.anchors.dynamic[base.uri] ?? [:] }

    private func result(of text: String, for key: Key, in base: Base) -> Found {
        if let known = found[key] { return known }
        // For a pointer that leads through the very reference that it belongs to.
        found[key] = .nothing(.referenceCycle, "leads back to itself", help: "write here what is meant")
        let result = find(ReferenceText(text), in: base)
        found[key] = result
        return result
    }

    private func find(_ reference: ReferenceText, in base: Base) -> Found {
        let address = reference.absolute(from: base.uri)
        var result =
            address == base.uri
            ? .location(Location(node: base.root, base: base, pointer: base.pointer))
            : document(at: address, from: base)
        // By path first, since files move together; then as the document says where it is.
        if case .nothing = result, base === base.document.base, let own = base.document.ownAddress,
            let resource = resources[reference.absolute(from: own)]
        {
            result = .location(Location(node: resource.root, base: resource, pointer: resource.pointer))
        }
        guard case .location(let start) = result, let fragment = reference.fragment, !fragment.isEmpty else {
            return result
        }
        return fragment.hasPrefix("/") ? walk(fragment, from: start) : anchor(fragment, in: start)
    }

    private func document(at address: String, from base: Base) -> Found {
        if case .some(.some(let document)) = documents[address] { return .location(document.location) }
        if let resource = resource(at: address, from: base.document) {
            return .location(Location(node: resource.root, base: resource, pointer: resource.pointer))
        }
        if let path = paths[address] { return loaded(path, from: base.document) }
        if ReferenceText.scheme(of: address) != nil { return loaded(address, from: base.document) }
        var path = ReferenceText.unescape(address)
        if path.hasPrefix("../"), let shorten { path = shorten(path) }
        guard isAllowed(path) else {
            return .nothing(
                .outsideReference, "leads out of the folder of inputs",
                help: path.hasPrefix("../")
                    ? "generate from the description by its own path, or from a folder that holds both files"
                    : "write a path relative to this file")
        }
        return loaded(path, from: base.document)
    }

    private func loaded(_ path: String, from document: OpenAPIDocument) -> Found {
        if let known = documents[path] { return known.map { .location($0.location) } ?? .reported }
        return load(path, from: document)
    }

    private func isAllowed(_ path: String) -> Bool {
        !path.hasPrefix("/") && (shorten != nil || !path.hasPrefix("../")) && path != ".."
            && !path.utf8.contains(UInt8(ascii: "\\")) && !path.utf8.contains(0)
            && ReferenceText.normalize(path) == path
    }

    private func load(_ path: String, from document: OpenAPIDocument) -> Found {
        switch loader(path) {
        case .document(let root):
            let stated =
                (root["openapi"] ?? root["swagger"]).flatMap { Dialect(openAPIVersion: $0.text) }
                ?? root["$schema"]?.string.flatMap { Dialect(schemaURI: $0) }
            let part = OpenAPIDocument(
                path: path, address: address(of: path), root: root, dialect: stated ?? document.dialect,
                id: document.id)
            add(part)
            return .location(part.location)
        case .missing:
            if let scheme = ReferenceText.scheme(of: path) {
                return .nothing(
                    .outsideReference, "is not in the folder of inputs: nothing is fetched from `\(scheme):`",
                    help: "save the document beside this one, and refer to it by its path or give it this `address:` "
                        + "in scaffold.yaml")
            }
            return .nothing(
                .unresolvedReference, "names a file that does not exist: `\(path)`",
                help: Spelling.question(about: path, among: documents.keys.sorted())
                    ?? "the path is taken from the folder of this file")
        case .refused(let message, let help):
            return .nothing(.outsideReference, message, help: help)
        case .unreadable:
            documents[path] = .some(nil)
            return .reported
        }
    }

    /// A schema with this address by its `$id`: in the document that asks, in one that was searched before, or in a
    /// document of JSON Schema, whose schemas are known by their addresses.
    private func resource(at address: String, from document: OpenAPIDocument) -> Base? {
        if let base = resources[address] { return base }
        search(document)
        if let base = resources[address] { return base }
        for other in documents.values.compactMap({ $0 }).sorted(by: { $0.path < $1.path }) where other.dialect.isExact {
            search(other)
        }
        return resources[address]
    }

    private func search(_ document: OpenAPIDocument) {
        guard searched.insert(document.path).inserted else { return }
        for (address, base) in document.anchors.resources
        where address != document.address && resources[address] == nil {
            resources[address] = base
        }
    }

    private func anchor(_ name: String, in start: Location) -> Found {
        let anchors = start.document.anchors.anchors
        if let location = anchors[start.base.uri + "#" + name] { return .location(location) }
        let prefix = start.base.uri + "#"
        let names = anchors.keys.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }.sorted()
        return .nothing(
            .unresolvedReference, "names an anchor that is not there",
            help: Spelling.question(about: name, among: names) ?? "a JSON pointer begins with `#/`")
    }

    private func walk(_ pointer: String, from start: Location) -> Found {
        var current = start
        for token in JSONPointer.tokens(pointer) {
            var next = step(token, from: current)
            // A pointer that goes on behind a `$ref` is wrong by the letter, but what it means is clear.
            if next == nil, current.node.kind == .mapping, current.node["$ref"] != nil {
                guard let target = follow(current) else { return .reported }
                current = target
                next = step(token, from: current)
            }
            guard let next else { return miss(token, at: current) }
            current = next
        }
        return .location(current)
    }

    private func step(_ token: String, from location: Location) -> Location? {
        switch location.node.kind {
        case .mapping:
            let document = location.document
            guard let entry = document.entry(token, of: location.node) else { return nil }
            // On the way through a schema with an `$id`, references become relative to that.
            let id = document.entry(location.dialect.idKey, of: location.node)?.value.string
            return (id.map { document.enter(location, id: $0) } ?? location).child(entry.value, token)
        case .list:
            guard let index = Int(token), index >= 0, String(index) == token else { return nil }
            var position = 0
            for item in location.node.items {
                if position == index { return location.child(item, token) }
                position += 1
            }
            return nil
        default: return nil
        }
    }

    private func miss(_ token: String, at location: Location) -> Found {
        let near = Spelling.nearest(to: token, in: location.node.entries.lazy.map(\.name))
        return .nothing(
            .unresolvedReference, "names nothing: there is no `\(token)` in `\(location.pointer)`",
            help: near.map { "did you mean `\(JSONPointer.escape($0))`?" }
                ?? "refer to something that is there, or add it")
    }
}

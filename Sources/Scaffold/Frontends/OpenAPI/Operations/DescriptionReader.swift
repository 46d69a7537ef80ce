import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Reads one description into the model: what it says of itself, its schemas, its messages.
final class DescriptionReader {
    let reading: Reading
    let document: OpenAPIDocument
    /// Swagger 2.0: the media types of messages that name none.
    private(set) var consumes: [Node] = []
    private(set) var produces: [Node] = []
    /// Every security scheme that is declared, those that cannot be used among them.
    var schemeNames: Set<String> = []
    /// What messages need that say nothing of it.
    var security: [[SecurityRequirement]]?
    /// Where each operation id stands, and where each message of a name that was made up does.
    var operationIDs: [String: SourceSpan] = [:]
    /// Where each method and shape of a path stands.
    var shapes: [String: SourceSpan] = [:]
    /// Operations whose callbacks were read.
    var callbackOwners: Set<NodeID> = []
    /// Headers that were read, which many responses share; not those with a type that is named after where it was met.
    var sharedHeaders: [NodeID: Parameter] = [:]
    /// Names of schemas, folded as Swift's are, which types of other components must not take.
    private var schemaNames: Set<String> = []

    var sink: DiagnosticSink { reading.sink }
    var dialect: Dialect { document.dialect }

    init(_ document: OpenAPIDocument, in reading: Reading) {
        self.document = document
        self.reading = reading
    }

    func read() {
        let root = document.location
        reading.checkKeys(of: root, as: .description)
        readInfo(root)
        checkSchemaDialect(root)
        for tag in reading.list("tags", of: root) where reading.isMapping(tag, "a tag") {
            reading.checkKeys(of: tag, as: .tag)
        }
        reading.model[document.id].extensions = reading.extensions(of: root)
        readComponents(root)
        if dialect == .swagger2 {
            consumes = root.node["consumes"]?.items.map { $0 } ?? []
            produces = root.node["produces"]?.items.map { $0 } ?? []
            reading.model[document.id].servers = swaggerServers(root)
        } else {
            reading.model[document.id].servers = servers(of: root)
        }
        readSecurity(root)
        readMessages(root)
    }

    private func readInfo(_ root: Location) {
        reading.reportMissing(
            "info", of: root, as: .description, "the description has no `info`", at: root.span.part(0, length: 1),
            help: "add `info` with `title` and `version`")
        guard let info = reading.mapping("info", of: root) else { return }
        reading.checkKeys(of: info, as: .info)
        if let contact = reading.mapping("contact", of: info) { reading.checkKeys(of: contact, as: .contact) }
        if let license = reading.mapping("license", of: info) { reading.checkKeys(of: license, as: .license) }
        _ = reading.text("version", of: info)
        reading.model[document.id].title = reading.text("title", of: info)
        reading.model[document.id].titleSpan = info["title"]?.span
        reading.model[document.id].documentation = documentation(of: info)
    }

    /// Schemas are read as OpenAPI has them, which is JSON Schema 2020-12 and a little more.
    private func checkSchemaDialect(_ root: Location) {
        guard dialect >= .openAPI31, let text = reading.text("jsonSchemaDialect", of: root),
            !text.hasPrefix("https://spec.openapis.org/oas/3."), Dialect(schemaURI: text) != .draft2020
        else { return }
        sink.warning(
            .unsupported, "schemas are read in the dialect of \(dialect.name), not in `\(text)`",
            at: root.node["jsonSchemaDialect"]?.span ?? root.span,
            help: "write them in that dialect, and remove `jsonSchemaDialect`")
    }

    private func readComponents(_ root: Location) {
        let components = dialect == .swagger2 ? root : reading.mapping("components", of: root)
        guard let components else { return }
        if dialect != .swagger2 {
            reading.checkKeys(of: components, as: .components)
            checkNames(in: components)
        }
        let key = dialect == .swagger2 ? "definitions" : "schemas"
        guard let schemas = reading.mapping(key, of: components) else { return }
        for entry in schemas.node.entries { schemaNames.insert(Self.fold(entry.name)) }
        reading.schemas.declare(all: schemas)
    }

    /// Components have names that need no escape anywhere (OpenAPI 3.1, section 4.8.7.1).
    private func checkNames(in components: Location) {
        for group in components.node.entries where !group.name.hasPrefix("x-") && group.value.kind == .mapping {
            for entry in group.value.entries where !entry.name.utf8.allSatisfy(Self.isNameByte) || entry.name.isEmpty {
                sink.warning(
                    .invalidName, "`\(entry.name)` is no name of a component", at: entry.key.span,
                    help: "take letters, digits, `.`, `-` and `_` only")
            }
        }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._".utf8.contains(byte)
        }
    }

    private func readMessages(_ root: Location) {
        let isLater = dialect >= .openAPI31
        if !isLater || (root.node["webhooks"] ?? root.node["components"]) == nil {
            reading.reportMissing(
                "paths", of: root, as: .description,
                "the description has no `paths`" + (isLater ? ", `webhooks` or `components`" : ""),
                at: root.span.part(0, length: 1), help: isLater ? "add one of them" : "add `paths`")
        }
        if let paths = reading.mapping("paths", of: root) { readPaths(paths) }
        if let webhooks = reading.mapping("webhooks", of: root) { readWebhooks(webhooks) }
    }

    /// Summary, description, example and link of an object.
    func documentation(of object: Location) -> Documentation {
        var documentation = Documentation(
            summary: reading.text("summary", of: object), discussion: reading.text("description", of: object),
            example: object.node["example"].map { ModelValue($0) })
        if documentation.example == nil, case .mapping = object.node["examples"]?.kind,
            let first = object["examples"]?.entries.first?.value, let example = reading.references.follow(first)
        {
            documentation.example = (example.node["value"] ?? example.node["dataValue"]).map { ModelValue($0) }
        }
        if object.node["externalDocs"] != nil, let link = reading.mapping("externalDocs", of: object),
            let url = reading.text("url", of: link)
        {
            reading.checkKeys(of: link, as: .externalDocs)
            documentation.link = Documentation.Link(url: url, text: reading.text("description", of: link))
        }
        return documentation
    }

    // MARK: Names of types

    /// The name of a type that is written inside a part of a message: after the component that the part is, where it is
    /// one, since every message that refers to it shares the type; else after its place in the message.
    func origin(
        in part: Location, suffix: String, of message: MessageID, _ path: [TypeName.Step]
    ) -> TypeName.Origin {
        guard part.document === document, let component = Self.component(part.pointer) else {
            return .nested(in: .message(message), path: path)
        }
        var name = component
        if !Self.fold(component).hasSuffix(suffix.lowercased()) { name += suffix }
        while schemaNames.contains(Self.fold(name)) { name += suffix }
        return .declared(name)
    }

    /// The name of a component of its own: of `#/components/responses/Gone` and, in Swagger 2.0, `#/responses/Gone`.
    private static func component(_ pointer: String) -> String? {
        guard JSONPointer.depth(pointer) <= 3 else { return nil }
        let tokens = JSONPointer.tokens(pointer)
        switch tokens.first {
        case "components" where tokens.count == 3: return tokens[2]
        case "parameters" where tokens.count == 2, "responses" where tokens.count == 2: return tokens[1]
        default: return nil
        }
    }

    /// The letters and digits of a name, in lower case.
    private static func fold(_ name: String) -> String {
        guard name.utf8.allSatisfy({ $0 < 0x80 }) else {
            return name.lowercased().filter { $0.isLetter || $0.isNumber }
        }
        // Nearly every name is ASCII, where a letter is a byte.
        let bytes = name.utf8.compactMap { byte -> UInt8? in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
            default: nil
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

import ScaffoldModel
import ScaffoldSource

/// Reads one document of JSON Schema into the model: the type that it describes, and those that it needs.
struct SchemaDocumentReader {
    private let document: OpenAPIDocument
    private let reading: Reading

    init(_ document: OpenAPIDocument, in reading: Reading) {
        self.document = document
        self.reading = reading
    }

    func read() {
        reading.model[document.id].title = document.root["title"]?.string
        reading.model[document.id].titleSpan = document.root["title"]?.span
        reading.schemas.declare(document: document)
    }
}

import ScaffoldModel
import ScaffoldSource

/// A body of one media type, as a description has it: the same for every version.
struct ContentSource {
    let type: MediaType
    /// Where the media type stands.
    let key: Node
    var schema: Location?
    var itemSchema: Location?
    /// How single parts or fields are written, by name.
    var encoding: Location?
    /// How single parts are written, by position.
    var prefixEncoding: [Location] = []
    /// How all parts behind those are written.
    var itemEncoding: Location?

    /// Swagger 2.0: `type: file` is no schema, but bytes.
    var isFile: Bool { schema?.dialect == .swagger2 && schema?.node["type"]?.text == "file" }

    /// The encodings of fields, by their keys.
    func encodings(_ parts: BodyContent.Parts, of fields: [Field]) -> [(key: String, encoding: Location)] {
        switch parts {
        case .named:
            return (encoding?.entries ?? []).filter { !$0.key.text.hasPrefix("x-") }.map { ($0.key.text, $0.value) }
        case .ordered(let rest):
            return fields.enumerated().compactMap { index, field in
                let own = field.key != rest && index < prefixEncoding.count ? prefixEncoding[index] : itemEncoding
                return own.map { (field.key, $0) }
            }
        }
    }
}

import BeeRuntime
import Testing

/// Reads a text as a type.
func read<Value: JSONType>(
    _ type: Value.Type, _ text: String, _ options: JSONReader.Options = .init()
) throws(JSONDecodingError) -> Value {
    try JSONDecoding.read(type, from: Array(text.utf8), options: options)
}

/// The mismatches of a text, one line each.
func mismatches<Value: JSONType>(
    _ type: Value.Type, _ text: String, _ options: JSONReader.Options = .init(),
    sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
    do {
        _ = try read(type, text, options)
        Issue.record("the text was read", sourceLocation: sourceLocation)
        return []
    } catch .mismatches(let mismatches) {
        return mismatches.map(\.description)
    } catch {
        Issue.record("\(error)", sourceLocation: sourceLocation)
        return []
    }
}

/// The syntax error of a text.
func syntaxError(
    _ text: String, _ options: JSONReader.Options = .init(), sourceLocation: SourceLocation = #_sourceLocation
) -> String {
    do {
        return "read as \(try read(JSONValue.self, text, options))"
    } catch {
        return error.description
    }
}

/// A value as JSON text.
func written(_ value: some JSONType) -> String {
    var writer = JSONWriter()
    writer.write(value)
    return writer.text
}

/// The header fields that a description declares of a message's answers.
public protocol ResponseHeaders: Sendable, Validatable {
    /// Reads each field.
    ///
    /// - Throws: where one that must be there is absent or not of its type, and in strict reading where any is not of its
    ///   type.
    init(_ h: inout HeaderReader) throws(MessageError)
}

/// What the header fields of an answer are read from, as values of types.
///
/// A field is text, a number, a truth value, a date, or a list or an object in the style `simple` (OpenAPI 3.1, section
/// 4.8.12.2): `a,b`, `key,value` or, exploded, `key=value`.
public struct HeaderReader {
    private let response: HTTPResponse
    private let options: JSONReader.Options
    /// The fields that must be there, of those that were asked for.
    private(set) var requiredNames: [String] = []

    init(_ response: HTTPResponse, options: JSONReader.Options) {
        self.response = response
        self.options = options
    }

    /// A field that must be there.
    public mutating func required<Value: JSONType>(
        _ name: String, _ type: Value.Type, explode: Bool = false, style: HTTPRequestWriter.TextStyle = .simple
    ) throws(MessageError) -> Value {
        requiredNames.append(name)
        guard let text = response.headers[name] else {
            throw .unreadable(response, ["the header field \(name) is missing"])
        }
        guard let value = read(text, type, explode, style) else { throw fault(name, text, type) }
        return value
    }

    /// A field that may be absent; nil too for one that is not of its type, unless reading is strict.
    public func optional<Value: JSONType>(
        _ name: String, _ type: Value.Type, explode: Bool = false, style: HTTPRequestWriter.TextStyle = .simple
    ) throws(MessageError) -> Value? {
        guard let text = response.headers[name] else { return nil }
        let value = read(text, type, explode, style)
        if value == nil, options.mode == .strict { throw fault(name, text, type) }
        return value
    }

    /// The header fields of an answer that succeeds; nil for any other, and where one that must be there is not.
    public static func headers<Headers: ResponseHeaders>(of response: HTTPResponse?) -> Headers? {
        response.flatMap { (200..<300).contains($0.status) ? read($0) : nil }
    }

    /// The header fields of an answer that is a failure; nil for any other.
    public static func failureHeaders<Headers: ResponseHeaders>(of response: HTTPResponse?) -> Headers? {
        response.flatMap { (200..<300).contains($0.status) ? nil : read($0) }
    }

    private static func read<Headers: ResponseHeaders>(_ response: HTTPResponse) -> Headers? {
        var reader = HeaderReader(response, options: .init())
        return try? Headers(&reader)
    }

    private func read<Value: JSONType>(
        _ text: String, _ type: Value.Type, _ explode: Bool, _ style: HTTPRequestWriter.TextStyle
    ) -> Value? {
        guard let separator = style.separator else {
            return try? JSONDecoding.read(type, from: Array(text.utf8), options: options)
        }
        return HeaderText(text: text, separator: separator, explode: explode, options: options).value(type)
    }

    private func fault<Value>(_ name: String, _ text: String, _ type: Value.Type) -> MessageError {
        .unreadable(response, ["the header field \(name): \(text) is not of the type \(type)"])
    }
}

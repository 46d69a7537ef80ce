/// Header fields of an answer as values of types; what is absent or not of its type is nil.
public struct HeaderReader {
    private let reader: ResponseReader

    /// The header fields of an answer.
    public init(_ response: HTTPResponse) { reader = ResponseReader(response, options: .init()) }

    /// The value of a field: text, a number, a truth value, or a list of them, separated by commas.
    public func value<Value: JSONDecodable>(_ name: String, _ type: Value.Type) -> Value? {
        (try? reader.optionalHeader(name, type)) ?? nil
    }

    /// The value of a field that holds JSON text.
    public func json<Value: JSONDecodable>(_ name: String, _ type: Value.Type) -> Value? {
        reader.headers[name].flatMap { try? JSONDecoding.read(type, from: Array($0.utf8)) }
    }
}

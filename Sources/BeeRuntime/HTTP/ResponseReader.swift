public import Foundation

/// What a message reads its answer from.
///
/// Every error it throws is a ``MessageError`` that carries the whole answer.
public struct ResponseReader {
    /// The answer as it came.
    public let response: HTTPResponse
    private let options: JSONReader.Options

    init(_ response: HTTPResponse, options: JSONReader.Options) {
        self.response = response
        self.options = options
    }

    /// The status: 200.
    public var status: Int { response.status }
    /// The header fields.
    public var headers: HTTPHeaders { response.headers }
    /// The media type of the body, without its parameters, in lower case; nil if the service did not say.
    public var mediaType: String? { response.mediaType }

    /// Whether the body is of a media type, in lower case and without parameters (`text/csv`), or of a range of them
    /// (`image/*`).
    public func holds(_ type: String) -> Bool {
        guard let mediaType else { return false }
        return type.hasSuffix("/*") ? mediaType.hasPrefix(type.dropLast()) : mediaType == type
    }

    /// The body as a value of a type: read, then its constraints checked.
    ///
    /// - Throws: where the body is no JSON, not of the type, or breaks a constraint.
    public func json<Value: JSONType>(_ type: Value.Type) throws(MessageError) -> Value {
        var body = response.body
        if body.starts(with: [0xEF, 0xBB, 0xBF]) { body = body.dropFirst(3) }
        guard !body.isEmpty else { throw unreadable("the body is empty where JSON is due") }
        let value = try read(type, from: body)
        try check(value)
        return value
    }

    /// The body as text: UTF-8, or ISO 8859-1 where the service says so.
    public func text() throws(MessageError) -> String {
        let isLatin = headers["Content-Type"]?.lowercased().contains("charset=iso-8859-1") ?? false
        guard let text = String(data: response.body, encoding: isLatin ? .isoLatin1 : .utf8) else {
            throw unreadable("the body is not text in UTF-8")
        }
        return text
    }

    /// The body as bytes.
    public func data() -> Data { response.body }

    /// The body while it comes; its parts all at once where the transport has waited for the end.
    public func stream() -> ByteStream { response.stream ?? ByteStream(response.body) }

    /// Checks the header fields of an answer that succeeds: those that must be there are, are of their types, and keep
    /// their constraints; in strict reading the same holds of all that are there. With ``DecodingMode/off`` nothing is
    /// checked.
    public func check<Headers: ResponseHeaders>(_ type: Headers.Type) throws(MessageError) {
        guard (200..<300).contains(status), options.mode != .off else { return }
        var reader = HeaderReader(response, options: options)
        var validator = Validator(mode: options.mode)
        validator.check(try Headers(&reader))
        let names = reader.requiredNames.map { JSONPath.text([.key($0)]) }
        let violations = validator.violations.filter { violation in
            options.mode == .strict
                || names.contains { name in
                    violation.path == name || violation.path.hasPrefix(name + ".")
                        || violation.path.hasPrefix(name + "[")
                }
        }
        guard violations.isEmpty else {
            throw .unreadable(response, ["a header field breaks a rule"], violations: violations)
        }
    }

    /// The error that carries a failure that the description declares.
    public func failure(_ body: any Sendable) -> MessageError {
        var error = MessageError.answered(response)
        error.body = body
        return error
    }

    /// The error for a status or a media type that the description does not have.
    public func undeclared() -> MessageError {
        guard (200..<300).contains(status) else { return .answered(response) }
        let type = mediaType.map { " with \($0)" } ?? ""
        return unreadable("\(HTTPStatus.text(status))\(type) is not an answer that it has")
    }

    private func unreadable(_ problem: String) -> MessageError { .unreadable(response, [problem]) }

    private func read<Value: JSONType>(_ type: Value.Type, from body: Data) throws(MessageError) -> Value {
        do {
            return try JSONDecoding.read(type, from: body, options: options)
        } catch {
            switch error {
            case .mismatches(let mismatches): throw .unreadable(response, [], mismatches: mismatches)
            case .syntax(let fault):
                let sent = mediaType.map { ", sent as \($0)," } ?? ""
                throw unreadable("the body\(sent) is not JSON: \(fault)")
            }
        }
    }

    private func check(_ value: any Validatable) throws(MessageError) {
        var validator = Validator(mode: options.mode)
        validator.check(value)
        guard !validator.violations.isEmpty else { return }
        throw .unreadable(response, [], violations: validator.violations)
    }
}

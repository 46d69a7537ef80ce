import Foundation

/// What a request writes itself to: one call for each input, in which nil is left out.
///
/// A value is what it is as JSON: the characters of a string, the digits of a number, `true`, the elements of a list, the
/// pairs of an object. All percent-encoding is done here (RFC 3986), so a value never ends its place.
public struct HTTPRequestWriter {
    /// How a path parameter is written (OpenAPI 3.1, section 4.8.12.2).
    public enum PathStyle: Sendable, Hashable {
        /// `a,b`
        case simple
        /// `.a,b`
        case label
        /// `;name=a,b`
        case matrix
        /// `a%20b` (Swagger 2.0's `ssv`)
        case spaceDelimited
        /// `a%09b` (Swagger 2.0's `tsv`)
        case tabDelimited
        /// `a%7Cb` (Swagger 2.0's `pipes`)
        case pipeDelimited
        /// As JSON text.
        case json
    }

    /// How a query parameter or a field of a form is written (OpenAPI 3.1, section 4.8.12.2).
    public enum QueryStyle: Sendable, Hashable {
        /// `name=a&name=b`, or `name=a,b` where not exploded.
        case form
        /// `name=a%20b`
        case spaceDelimited
        /// `name=a%09b` (Swagger 2.0's `tsv`)
        case tabDelimited
        /// `name=a%7Cb`
        case pipeDelimited
        /// `name[key]=a`
        case deepObject
        /// `name=` and the JSON text.
        case json
    }

    /// How a header field or a whole query is written: as text, or as JSON text.
    public enum TextStyle: Sendable, Hashable {
        /// `a,b`
        case simple
        /// `a b` (Swagger 2.0's `ssv`)
        case spaceDelimited
        /// `a`, a tab, `b` (Swagger 2.0's `tsv`)
        case tabDelimited
        /// `a|b` (Swagger 2.0's `pipes`)
        case pipeDelimited
        /// As JSON text.
        case json

        /// What stands between the elements of a list; nil where they are no text of their own.
        var separator: Character? {
            switch self {
            case .simple: ","
            case .spaceDelimited: " "
            case .tabDelimited: "\t"
            case .pipeDelimited: "|"
            case .json: nil
            }
        }
    }

    /// How a cookie is written (OpenAPI 3.2, Parameter Object, "Style Values").
    public enum CookieStyle: Sendable, Hashable {
        /// `name=a; name=b`, or `name=a,b` where not exploded, percent-encoded.
        case form
        /// The same of values that are escaped already, or need not be: nothing is encoded.
        case cookie
        /// `name=` and the JSON text, percent-encoded.
        case json
    }

    /// What writes a JSON body: there is one if anything is written here.
    public var json = JSONWriter()

    var pathValues: [String: String] = [:]
    var query: [(name: String, value: String)] = []
    /// The query where it is one text, encoded.
    var wholeQuery: String?
    var headers = HTTPHeaders()
    var cookies: [String] = []
    var jsonType = "application/json"
    var body = RequestBody.none
    /// The header fields of the next part.
    var partHeaders = HTTPHeaders()
    /// The first part by position that was left out: none can come after it.
    var missingPart: String?
    /// What makes the request impossible to send, in sentences without their full stop.
    var problems: [String] = []

    /// A request without inputs.
    public init() {}

    /// A parameter of the path, which must not be empty.
    public mutating func path<Value: JSONType>(
        _ name: String, _ value: Value?, style: PathStyle = .simple, explode: Bool = false
    ) {
        let text = styled(value, of: name) { value throws(AmbiguousItem) in
            try ParameterStyle.path(name, value, style: style, explode: explode) ?? ""
        }
        guard let text else { return }
        if text.isEmpty { problems.append("the path parameter \(name) is empty") }
        pathValues[name] = text
    }

    /// A parameter of the query.
    ///
    /// - Parameters:
    ///   - name: its name, not encoded.
    ///   - value: its value; nil leaves it out, as does an empty list.
    ///   - style: how it becomes text.
    ///   - explode: whether each element is a parameter; by default where the style is `form`.
    ///   - allowReserved: whether reserved characters stay as they are, except `#`, `&`, `+`, `[` and `]`.
    public mutating func query<Value: JSONType>(
        _ name: String, _ value: Value?, style: QueryStyle = .form, explode: Bool? = nil, allowReserved: Bool = false
    ) {
        query += pairs(
            name, value, style: style, explode: explode, encodeName: PercentEncoding.value.encode,
            encode: (allowReserved ? PercentEncoding.reservedValue : .value).encode)
    }

    /// The whole query, as text or JSON text without a name (OpenAPI 3.2, Parameter Object, `in: querystring`). Nothing else
    /// of the message or the client's configuration is added to it.
    ///
    /// - Parameters:
    ///   - name: what the description calls it, which is not sent.
    ///   - value: its value; nil leaves the query out.
    ///   - style: how it becomes text.
    public mutating func queryString<Value: JSONType>(_ name: String, _ value: Value?, style: TextStyle = .simple) {
        wholeQuery = text(of: value, of: name, explode: false, style: style).map(PercentEncoding.value.encode)
    }

    /// A header field, not percent-encoded. A value with a line break makes the request invalid.
    public mutating func header<Value: JSONType>(
        _ name: String, _ value: Value?, explode: Bool = false, style: TextStyle = .simple
    ) {
        if let text = text(of: value, of: name, explode: explode, style: style) { headers.add(name, text) }
    }

    /// A cookie. What a cookie cannot hold (RFC 6265, section 4.1.1) is percent-encoded; in the style `cookie` it makes the
    /// request invalid.
    public mutating func cookie<Value: JSONType>(
        _ name: String, _ value: Value?, style: CookieStyle = .form, explode: Bool = true
    ) {
        let isPlain = style == .cookie
        let pairs = pairs(
            name, value, style: style == .json ? .json : .form, explode: explode,
            encodeName: isPlain ? { $0 } : PercentEncoding.token.encode,
            encode: isPlain ? { $0 } : PercentEncoding.cookie.encode)
        if isPlain, !pairs.allSatisfy({ CookieText.isName($0.name) && CookieText.isValue($0.value) }) {
            problems.append("\(name): a cookie cannot have all of these characters, unless they are escaped")
        }
        cookies += pairs.map { "\($0.name)=\($0.value)" }
    }

    /// The value of a header field or a whole query; nil leaves it out.
    mutating func text<Value: JSONType>(
        of value: Value?, of name: String, explode: Bool, style: TextStyle
    ) -> String? {
        styled(value, of: name) { value throws(AmbiguousItem) -> String? in
            if case .null = value.form { return nil }
            guard let separator = style.separator else { return value.json }
            return try ParameterStyle.simple(value, separator: separator, explode: explode)
        }
    }

    /// The pairs that a value is written as; none, and a problem, for one that cannot be.
    mutating func pairs<Value: JSONType>(
        _ name: String, _ value: Value?, style: QueryStyle, explode: Bool?, encodeName: (String) -> String,
        encode: (String) -> String
    ) -> [(name: String, value: String)] {
        guard let value = read(value, of: name) else { return [] }
        return pairs(name, value, style: style, explode: explode, encodeName: encodeName, encode: encode)
    }

    mutating func pairs(
        _ name: String, _ value: ParameterValue, style: QueryStyle, explode: Bool?, encodeName: (String) -> String,
        encode: (String) -> String
    ) -> [(name: String, value: String)] {
        reporting(name) { () throws(AmbiguousItem) in
            try ParameterStyle.pairs(
                name, value, style: style, explode: explode ?? (style == .form), encodeName: encodeName,
                encode: encode)
        } ?? []
    }

    /// What a value becomes in a style; nil, and a problem, for one that cannot be written so.
    private mutating func styled<Value: JSONType, Text>(
        _ value: Value?, of name: String, _ style: (ParameterValue) throws(AmbiguousItem) -> Text?
    ) -> Text? {
        guard let value = read(value, of: name) else { return nil }
        return reporting(name) { () throws(AmbiguousItem) in try style(value) }
    }

    private mutating func reporting<Text>(_ name: String, _ text: () throws(AmbiguousItem) -> Text?) -> Text? {
        do throws(AmbiguousItem) {
            return try text()
        } catch {
            problems.append("\(name): \(error.reason)")
            return nil
        }
    }

    /// The value as the places see it; nil, and a problem, for one that cannot be written.
    mutating func read<Value: JSONType>(_ value: Value?, of name: String) -> ParameterValue? {
        guard let value else { return nil }
        do {
            return try ParameterValue(value)
        } catch {
            problems.append("\(name): \(error.reason)")
            return nil
        }
    }
}

/// A format of strings, by its name in JSON Schema (draft 2020-12, validation, section 7) or OpenAPI's registry.
public struct StringFormat: Sendable, Hashable, ExpressibleByStringLiteral {
    /// The name: `date-time`.
    public let name: String

    /// A format by its name; a name that is not known here is a format that every string is of.
    public init(_ name: String) { self.name = name }

    /// A format by its name.
    public init(stringLiteral name: String) { self.name = name }

    /// Whether a text is of the format.
    public func matches(_ text: String) -> Bool {
        guard let check = Self.checks[name] else { return true }
        var text = text
        return text.withUTF8(check)
    }

    private static let checks: [String: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool] = [
        "date-time": { RFC3339.date($0) != nil },
        "date": { RFC3339.calendarDate($0) != nil },
        "time": { RFC3339.isTime($0) },
        "duration": { DurationText.isDuration($0) },
        "email": { EmailText.isAddress($0, allowsUnicode: false) },
        "idn-email": { EmailText.isAddress($0, allowsUnicode: true) },
        "hostname": { HostText.isName($0) },
        "ipv4": { HostText.isIPv4($0) },
        "ipv6": { HostText.isIPv6($0) },
        "uri": { URIText.isURI($0, allowsUnicode: false) },
        "uri-reference": { URIText.isReference($0, allowsUnicode: false) },
        "iri": { URIText.isURI($0, allowsUnicode: true) },
        "iri-reference": { URIText.isReference($0, allowsUnicode: true) },
        "uri-template": { URITemplateText.isTemplate($0) },
        "uuid": { UUIDText.uuid($0) != nil },
        "json-pointer": { JSONPointerText.isPointer($0[...]) },
        "relative-json-pointer": { JSONPointerText.isRelative($0[...]) },
        "regex": { RegexText.isExpression($0) },
        "byte": { Base64.bytes($0) != nil },
    ]
}

extension StringFormat {
    /// RFC 3339 `date-time`.
    public static let dateTime: StringFormat = "date-time"
    /// RFC 3339 `full-date`.
    public static let date: StringFormat = "date"
    /// RFC 3339 `full-time`.
    public static let time: StringFormat = "time"
    /// RFC 3339 appendix A `duration`.
    public static let duration: StringFormat = "duration"
    /// RFC 5321 `Mailbox`.
    public static let email: StringFormat = "email"
    /// RFC 6531 `Mailbox`.
    public static let idnEmail: StringFormat = "idn-email"
    /// RFC 1123 host name.
    public static let hostname: StringFormat = "hostname"
    /// Dotted quad of RFC 2673.
    public static let ipv4: StringFormat = "ipv4"
    /// RFC 4291 section 2.2 address.
    public static let ipv6: StringFormat = "ipv6"
    /// RFC 3986 `URI`.
    public static let uri: StringFormat = "uri"
    /// RFC 3986 `URI-reference`.
    public static let uriReference: StringFormat = "uri-reference"
    /// RFC 3987 `IRI`.
    public static let iri: StringFormat = "iri"
    /// RFC 3987 `IRI-reference`.
    public static let iriReference: StringFormat = "iri-reference"
    /// RFC 6570 template.
    public static let uriTemplate: StringFormat = "uri-template"
    /// RFC 9562 UUID.
    public static let uuid: StringFormat = "uuid"
    /// RFC 6901 pointer.
    public static let jsonPointer: StringFormat = "json-pointer"
    /// Relative JSON pointer.
    public static let relativeJSONPointer: StringFormat = "relative-json-pointer"
    /// ECMA-262 regular expression.
    public static let regex: StringFormat = "regex"
    /// RFC 4648 base64 text.
    public static let byte: StringFormat = "byte"
}

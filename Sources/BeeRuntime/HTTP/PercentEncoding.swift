/// Which characters stand as they are in a part of a URL or a form; all others become `%XX` of their UTF-8.
struct PercentEncoding {
    private let kept: [Bool]
    /// Whether a `%` with two hexadecimal digits stays, because the text is taken as encoded already.
    private let keepsTriples: Bool
    private let spaceIsPlus: Bool

    private init(_ others: String, keepsTriples: Bool = false, spaceIsPlus: Bool = false) {
        var kept = [Bool](repeating: false, count: 256)
        let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
        for byte in (letters + others).utf8 { kept[Int(byte)] = true }
        self.kept = kept
        self.keepsTriples = keepsTriples
        self.spaceIsPlus = spaceIsPlus
    }

    /// A value: only the unreserved characters of RFC 3986, section 2.3, so no value can end its place.
    static let value = PercentEncoding("-._~")
    /// A value whose reserved characters stay (RFC 6570, section 3.2.3), but for those that would end it in a query.
    static let reservedValue = PercentEncoding("-._~:/?@!$'()*,;=", keepsTriples: true)
    /// The literal text of a path: `pchar` of RFC 3986, section 3.3, and `/`.
    static let path = PercentEncoding("-._~!$&'()*+,;=:@/", keepsTriples: true)
    /// The literal text of a query: RFC 3986, section 3.4.
    static let query = PercentEncoding("-._~!$&'()*+,;=:@/?", keepsTriples: true)
    /// A name or value of a form (WHATWG URL, section 5.2).
    static let form = PercentEncoding("*-._", spaceIsPlus: true)
    /// The value of a cookie: `cookie-octet` of RFC 6265, section 4.1.1, but for `%`.
    static let cookie = PercentEncoding("!#$&'()*+-./:<=>?@[]^_`{|}~")
    /// What may stand in a cookie's name (RFC 9110, section 5.6.2), but for `%`.
    static let token = PercentEncoding("!#$&'*+-.^_`|~")

    func encode(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard !bytes.allSatisfy({ kept[Int($0)] }) else { return text }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count * 3)
        for (index, byte) in bytes.enumerated() {
            if kept[Int(byte)] || (keepsTriples && Self.isTriple(bytes, at: index)) {
                result.append(byte)
            } else if spaceIsPlus && byte == UInt8(ascii: " ") {
                result.append(UInt8(ascii: "+"))
            } else {
                result += [UInt8(ascii: "%"), Self.digit(byte >> 4), Self.digit(byte & 15)]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isTriple(_ bytes: [UInt8], at index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
            && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
    }

    private static func isHexadecimal(_ byte: UInt8) -> Bool {
        Character(Unicode.Scalar(byte)).isHexDigit
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}

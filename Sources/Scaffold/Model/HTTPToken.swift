extension String {
    /// Whether it is what HTTP calls a token (RFC 9110, section 5.6.2), as methods and the names of header fields and
    /// cookies are.
    package var isHTTPToken: Bool {
        !isEmpty
            && utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

extension Parameter.Place {
    /// Whether a name can be sent there.
    package func allows(_ name: String) -> Bool {
        switch self {
        case .path, .query: true
        case .header, .cookie: name.isHTTPToken
        }
    }

    /// What is said of a name that cannot be sent there.
    package func refusal(of name: String) -> String { "`\(name)` cannot be the name of a \(rawValue) in HTTP" }

    /// What to do about such a name.
    package static let nameHelp = "use letters, digits and `-`"
}

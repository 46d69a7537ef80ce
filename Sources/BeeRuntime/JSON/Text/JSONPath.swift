/// A place in a JSON value, written as RFC 9535 writes normal paths, except that simple names follow a dot:
/// `$.shots[3]["first name"]`.
enum JSONPath {
    /// One step down.
    enum Step {
        case key(String)
        case index(Int)
    }

    static func text(_ steps: some Sequence<Step>) -> String {
        var text = "$"
        for step in steps {
            switch step {
            case .index(let index): text += "[\(index)]"
            case .key(let key) where isSimple(key): text += ".\(key)"
            case .key(let key): text += "[\(JSONText.quoted(key))]"
            }
        }
        return text
    }

    private static func isSimple(_ key: String) -> Bool {
        guard let first = key.utf8.first, !(0x30...0x39).contains(first) else { return false }
        return key.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_")
        }
    }
}

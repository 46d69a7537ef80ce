import ScaffoldModel

/// Splits a path of a description into literals and parameters.
struct PathTemplateReader {
    /// What the braces hold besides a name: an operator and a modifier of RFC 6570, which OpenAPI does not have.
    static let operators = "+#./;?&"

    private(set) var template = PathTemplate(parts: [])
    /// Where each parameter stands in the text, in bytes.
    private(set) var ranges: [Range<Int>] = []
    /// What is wrong with the path.
    private(set) var faults: [String] = []

    init(_ text: String) {
        let (path, query, fragment) = Self.split(text)
        template.query = query
        template.fragment = fragment
        let bytes = Array(path.utf8)
        var literal: [UInt8] = []
        var position = 0
        if bytes.first != UInt8(ascii: "/") {
            faults.append("a path begins with `/`")
            literal = [UInt8(ascii: "/")]
        }
        while position < bytes.count {
            let name = Self.name(in: bytes, at: position)
            if bytes[position] == UInt8(ascii: "{"), let name, !name.isEmpty {
                add(literal)
                literal = []
                template.parts.append(.parameter(String(decoding: bytes[name], as: UTF8.self)))
                ranges.append(name)
                position = name.upperBound + 1
                continue
            }
            if bytes[position] == UInt8(ascii: "{") || bytes[position] == UInt8(ascii: "}") {
                faults.append("a brace stands alone in the path, which is sent as it is")
            }
            literal.append(bytes[position])
            position += 1
        }
        add(literal)
    }

    private mutating func add(_ literal: [UInt8]) {
        if !literal.isEmpty { template.parts.append(.literal(String(decoding: literal, as: UTF8.self))) }
    }

    /// The range of a name in braces that open at a position; nil where they never close.
    private static func name(in bytes: [UInt8], at position: Int) -> Range<Int>? {
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "{") {
            if bytes[end] == UInt8(ascii: "}") { return position + 1..<end }
            end += 1
        }
        return nil
    }

    /// Takes off what stands behind `?` and `#` outside of braces.
    private static func split(_ text: String) -> (path: String, query: String?, fragment: String?) {
        var path = text
        var query: String?
        var fragment: String?
        if let mark = outside(of: path, UInt8(ascii: "#")) {
            fragment = String(path[path.index(after: mark)...])
            path = String(path[..<mark])
        }
        if let mark = outside(of: path, UInt8(ascii: "?")) {
            query = String(path[path.index(after: mark)...])
            path = String(path[..<mark])
        }
        return (path, query, fragment)
    }

    private static func outside(of text: String, _ mark: UInt8) -> String.Index? {
        var depth = 0
        for index in text.utf8.indices {
            switch text.utf8[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}"): depth -= 1
            case mark where depth <= 0: return index
            default: break
            }
        }
        return nil
    }
}

extension PathTemplate {
    /// Takes operators and modifiers (`{;id*}`) off the names that `declared` has without them, and says which it did.
    mutating func strip(for declared: Set<String>) -> [String] {
        var stripped: [String] = []
        parts = parts.map { part in
            guard case .parameter(let text) = part, !declared.contains(text) else { return part }
            var name = Substring(text)
            if let first = name.first, PathTemplateReader.operators.contains(first) { name.removeFirst() }
            if name.last == "*" { name.removeLast() }
            guard name.count < text.count, declared.contains(String(name)) else { return part }
            stripped.append(text)
            return .parameter(String(name))
        }
        return stripped
    }
}

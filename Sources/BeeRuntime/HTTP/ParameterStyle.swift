/// How a list or pairs become text (OpenAPI 3.1, section 4.8.12.2; RFC 6570).
enum ParameterStyle {
    /// The parts of a path parameter, style by style; nil for a value without any text.
    static func path(
        _ name: String, _ value: ParameterValue, style: HTTPRequestWriter.PathStyle, explode: Bool
    ) throws(AmbiguousItem) -> String? {
        let encode = PercentEncoding.value.encode
        let items = items(of: value, explode: explode, encode: encode)
        guard items.contains(where: { !$0.isEmpty }) else { return nil }
        switch style {
        case .simple: return items.joined(separator: ",")
        case .label where explode && value.hasItems: return try "." + joined(items, by: ".")
        case .label: return "." + items.joined(separator: ",")
        case .spaceDelimited: return try joined(items, by: " ", encode)
        case .tabDelimited: return try joined(items, by: "\t", encode)
        case .pipeDelimited: return try joined(items, by: "|", encode)
        case .json: return encode(value.json)
        case .matrix:
            guard explode else { return ";\(encode(name))=\(items.joined(separator: ","))" }
            if case .pairs = value.form { return items.map { ";\($0)" }.joined() }
            return items.map { ";\(encode(name))=\($0)" }.joined()
        }
    }

    /// A value in the style `simple`, or with another separator, not encoded, as a header field has it.
    static func simple(
        _ value: ParameterValue, separator: Character, explode: Bool
    ) throws(AmbiguousItem) -> String {
        let items = items(of: value, explode: explode, encode: { $0 })
        return value.hasItems ? try joined(items, by: String(separator)) : items.joined()
    }

    private static func items(of value: ParameterValue, explode: Bool, encode: (String) -> String) -> [String] {
        switch value.form {
        case .null: []
        case .text(let text): [encode(text)]
        case .list(let items): items.map { encode($0.text) }
        case .pairs(let pairs):
            pairs.flatMap { pair in
                let (name, text) = (encode(pair.name), encode(pair.value.text))
                return explode ? ["\(name)=\(text)"] : [name, text]
            }
        }
    }

    /// The pairs of a query, a form, a cookie or a multipart body; empty for an empty list.
    static func pairs(
        _ name: String, _ value: ParameterValue, style: HTTPRequestWriter.QueryStyle, explode: Bool,
        encodeName: (String) -> String, encode: (String) -> String
    ) throws(AmbiguousItem) -> [(name: String, value: String)] {
        let key = encodeName(name)
        switch style {
        case .json:
            if case .null = value.form { return [] }
            return [(key, encode(value.json))]
        case .deepObject: return deep(name, value).map { (encodeName($0.name), encode($0.value)) }
        case .form, .spaceDelimited, .tabDelimited, .pipeDelimited: break
        }
        if case .text(let text) = value.form { return [(key, encode(text))] }
        if explode {
            if case .pairs(let pairs) = value.form {
                return pairs.map { (encodeName($0.name), encode($0.value.text)) }
            }
            return items(of: value, explode: true, encode: encode).map { (key, $0) }
        }
        let items = items(of: value, explode: false, encode: encode)
        return items.isEmpty ? [] : [(key, try delimited(items, style, encode))]
    }

    /// A comma stands as it is between items and is encoded in them; the other delimiters are encoded everywhere.
    private static func delimited(
        _ items: [String], _ style: HTTPRequestWriter.QueryStyle, _ encode: (String) -> String
    ) throws(AmbiguousItem) -> String {
        switch style {
        case .spaceDelimited: return try joined(items, by: " ", encode)
        case .tabDelimited: return try joined(items, by: "\t", encode)
        case .pipeDelimited: return try joined(items, by: "|", encode)
        case .form, .deepObject, .json:
            let isEncoded = encode("%") != "%"
            return try joined(isEncoded ? items.map { $0.replacing(",", with: "%2C") } : items, by: ",")
        }
    }

    private static func joined(
        _ items: [String], by delimiter: String, _ encode: (String) -> String = { $0 }
    ) throws(AmbiguousItem) -> String {
        let separator = encode(delimiter)
        if items.contains(where: { $0.contains(separator) }) { throw AmbiguousItem(delimiter: delimiter) }
        return items.joined(separator: separator)
    }

    /// `name[key]=value`; a list is `name[]=value`, or `name[0][key]=value` where its elements are no plain text. The
    /// specification leaves lists open: this is what the services that use the style take.
    private static func deep(_ name: String, _ value: ParameterValue) -> [(name: String, value: String)] {
        switch value.form {
        case .null: []
        case .text(let text): [(name, text)]
        case .pairs(let pairs): pairs.flatMap { deep("\(name)[\($0.name)]", $0.value) }
        case .list(let items):
            items.enumerated().flatMap { index, item in
                if case .text = item.form { return deep("\(name)[]", item) }
                return deep("\(name)[\(index)]", item)
            }
        }
    }
}

/// An item of a list, or a part of an object, that has in it what separates them: who reads it would find other ones.
struct AmbiguousItem: Error {
    let delimiter: String

    /// What is wrong, without the item, which may be secret.
    var reason: String {
        let named = [" ": "a space", "\t": "a tab", "|": "a “|”", ",": "a comma", ".": "a full stop"]
        return "an item has \(named[delimiter] ?? "a “\(delimiter)”") in it, which is what separates the items there"
    }
}

extension ParameterValue {
    fileprivate var hasItems: Bool {
        switch form {
        case .null, .text: false
        case .list, .pairs: true
        }
    }
}

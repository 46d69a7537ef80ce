/// How a list or pairs become text (OpenAPI 3.1, section 4.8.12.2; RFC 6570).
enum ParameterStyle {
    /// The parts of a path parameter, style by style; nil for a value without any text.
    static func path(
        _ name: String, _ value: ParameterValue, style: HTTPRequestWriter.PathStyle, explode: Bool
    ) -> String? {
        let encode = PercentEncoding.value.encode
        let items = simple(value, explode: explode, encode: encode)
        guard items.contains(where: { !$0.isEmpty }) else { return nil }
        switch style {
        case .simple: return items.joined(separator: ",")
        case .label: return "." + items.joined(separator: explode ? "." : ",")
        case .json: return encode(value.json)
        case .matrix:
            guard explode else { return ";\(encode(name))=\(items.joined(separator: ","))" }
            if case .pairs = value.form { return items.map { ";\($0)" }.joined() }
            return items.map { ";\(encode(name))=\($0)" }.joined()
        }
    }

    /// The items of a value in the style `simple`.
    static func simple(_ value: ParameterValue, explode: Bool, encode: (String) -> String) -> [String] {
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

    /// The pairs of a query, a form, a cookie or a multipart body; empty for an empty list. Delimiters are percent-encoded
    /// where names and values are, and as they are in a multipart body.
    static func pairs(
        _ name: String, _ value: ParameterValue, style: HTTPRequestWriter.QueryStyle, explode: Bool,
        hasRawDelimiters: Bool = false, encodeName: (String) -> String, encode: (String) -> String
    ) -> [(name: String, value: String)] {
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
            return simple(value, explode: true, encode: encode).map { (key, $0) }
        }
        let items = simple(value, explode: false, encode: encode)
        return items.isEmpty ? [] : [(key, items.joined(separator: delimiter(style, isRaw: hasRawDelimiters)))]
    }

    private static func delimiter(_ style: HTTPRequestWriter.QueryStyle, isRaw: Bool) -> String {
        switch style {
        case .spaceDelimited: isRaw ? " " : "%20"
        case .tabDelimited: isRaw ? "\t" : "%09"
        case .pipeDelimited: isRaw ? "|" : "%7C"
        case .form, .deepObject, .json: ","
        }
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

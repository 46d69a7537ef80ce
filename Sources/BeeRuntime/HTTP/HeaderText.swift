/// The text of a header field as a value of a type, which decides what the text is: nothing in it tells a number from a
/// string of digits, or one value from a list of one.
struct HeaderText {
    let text: String
    /// What stands between the elements of a list.
    let separator: Character
    /// Whether an object is `key=value,…` and not `key,value,…`.
    let explode: Bool
    let options: JSONReader.Options

    func value<Value: JSONType>(_ type: Value.Type) -> Value? {
        if let value = result(type, JSONText.quoted(text)).value ?? result(type, text).value { return value }
        if let date, let value = result(type, JSONText.quoted(date)).value { return value }
        return list(type) ?? object(type)
    }

    private var items: [String] {
        text.split(separator: separator).map { item in
            var item = item
            while let first = item.first, first == " " || first == "\t" { item.removeFirst() }
            while let last = item.last, last == " " || last == "\t" { item.removeLast() }
            return String(item)
        }
    }

    private func list<Value: JSONType>(_ type: Value.Type) -> Value? {
        let items = items
        let paths = items.indices.map { JSONPath.text([.index($0)]) }
        return read(type, items, at: paths) { "[\($0.joined(separator: ","))]" }
    }

    private func object<Value: JSONType>(_ type: Value.Type) -> Value? {
        var pairs: [(key: String, value: String)] = []
        if explode {
            for item in items {
                let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard parts.count == 2 else { return nil }
                pairs.append((parts[0], parts[1]))
            }
        } else {
            let items = items
            guard items.count.isMultiple(of: 2) else { return nil }
            pairs = stride(from: 0, to: items.count, by: 2).map { (items[$0], items[$0 + 1]) }
        }
        let paths = pairs.map { JSONPath.text([.key($0.key)]) }
        return read(type, pairs.map(\.value), at: paths) { values in
            let members = zip(pairs, values).map { "\(JSONText.quoted($0.key)):\($1)" }
            return "{\(members.joined(separator: ","))}"
        }
    }

    /// Takes each part for a string, and then, where the type has none there, for what it says.
    private func read<Value: JSONType>(
        _ type: Value.Type, _ parts: [String], at paths: [String], _ join: ([String]) -> String
    ) -> Value? {
        var tokens = parts.map(JSONText.quoted)
        let first = result(type, join(tokens))
        if let value = first.value { return value }
        for index in parts.indices where first.mismatches.contains(paths[index]) { tokens[index] = parts[index] }
        return result(type, join(tokens)).value
    }

    private func result<Value: JSONType>(
        _ type: Value.Type, _ json: String
    ) -> (value: Value?, mismatches: Set<String>) {
        do throws(JSONDecodingError) {
            return (try JSONDecoding.read(type, from: Array(json.utf8), options: options), [])
        } catch {
            guard case .mismatches(let mismatches) = error else { return (nil, []) }
            return (nil, Set(mismatches.map(\.path)))
        }
    }

    /// `Sun, 06 Nov 1994 08:49:37 GMT`, as header fields have dates (RFC 9110, section 5.6.7), in the form of RFC 3339; nil
    /// for any other text.
    private var date: String? {
        let parts = text.split(separator: " ")
        guard parts.count == 6, parts[5] == "GMT", let month = Self.months.firstIndex(of: String(parts[2])) else {
            return nil
        }
        return "\(parts[3])-\(month < 9 ? "0" : "")\(month + 1)-\(parts[1])T\(parts[4])Z"
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}

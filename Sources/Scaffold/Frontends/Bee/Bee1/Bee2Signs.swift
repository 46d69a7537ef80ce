import ScaffoldDiagnostics
import ScaffoldSource

/// Who forgets `bee: 2` gets every type read as an example of a string, which nobody means.
extension Bee1Reader {
    func warnOfBee2() {
        for model in section("model") {
            guard let sign = model.value.entries.first(where: looksLikeBee2) else { continue }
            return sink.warning(
                .conflictingSamples, "this looks like Bee 2, and is read as Bee 1, where a value is an example",
                at: sign.key.span, help: "begin the document with `bee: 2`")
        }
    }

    /// `name?: …`, `$doc: …`, or a type as a value.
    private func looksLikeBee2(_ field: NodeEntry) -> Bool {
        if field.name.hasPrefix("$") || field.name.hasSuffix("?") { return true }
        guard field.value.kind == .string else { return false }
        let text = field.value.text
        return Self.types.contains(String(Substring(text.utf8.prefix { !"?(<[ ".utf8.contains($0) })))
            || text.hasPrefix("list<") || text.hasPrefix("map<")
    }

    /// Those that are hardly the example of a text.
    private static let types: Set<String> = [
        "string", "bool", "int", "int32", "int64", "uint", "uint32", "uint64", "datetime", "uuid",
    ]
}

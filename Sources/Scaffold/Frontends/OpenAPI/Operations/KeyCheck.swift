import ScaffoldDiagnostics
import ScaffoldSource

extension KeyTable {
    /// Reports keys that the table does not have, or has for other versions only, and those that are left aside.
    static func check(_ location: Location, as object: DescriptionObject, reporting sink: DiagnosticSink) {
        let rows = rows(of: object)
        for entry in location.node.entries {
            let name = entry.name
            if name == "$ref" || name.hasPrefix("x-") { continue }
            guard let row = rows[name] else {
                sink.warning(
                    .unknownKey, "\(object.name) has no key `\(name)`", at: entry.key.span,
                    help: Spelling.question(about: name, among: keys(of: object, in: location.dialect))
                        ?? "remove it, or begin its name with `x-`")
                continue
            }
            if !row.dialects.contains(location.dialect) {
                sink.warning(
                    .otherVersion, "\(object.name) has no `\(name)` in \(location.dialect.name)", at: entry.key.span,
                    help: cure(of: row, in: location.dialect))
            } else if case .ignored(let reason) = row.level {
                sink.noteForAll(.unsupported, "`\(name)` is left aside: \(reason)", at: entry.key.span)
            } else if entry.value.isNull, !admitsNull(name, object, location.dialect) {
                sink.warning(
                    .wrongKind, "`\(name)` must not be null; it is left out", at: entry.value.span,
                    help: "write a value, or remove the key")
            }
        }
    }

    /// Whether null is a value of a key, or somebody else says that it is none: parameters of Swagger 2.0 are schemas too.
    private static func admitsNull(_ name: String, _ object: DescriptionObject, _ dialect: Dialect) -> Bool {
        let isSchema = dialect == .swagger2 && (object == .parameter || object == .header)
        return name == "example" || isSchema && SupportTable.entries[name] != nil
    }

    /// What to do about a key of other versions: of earlier ones, write what came in its place.
    private static func cure(of row: KeySupport, in dialect: Dialect) -> String {
        guard row.dialects.allSatisfy({ $0 < dialect }) else {
            return "remove it, or raise the version of the document"
        }
        return Spelling.question(about: row.key, among: keys(of: row.object, in: dialect))
            ?? "remove it: it is a key of earlier versions"
    }
}

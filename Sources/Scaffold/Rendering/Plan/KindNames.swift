import ScaffoldModel

extension JSONKinds {
    /// As members of `BeeRuntime.JSONKinds`; none for all kinds.
    var runtimeNames: [String] {
        if self == .all { return [] }
        let names: [(JSONKinds, String)] = [
            (.object, ".object"), (.list, ".array"), (.string, ".string"),
            contains(.number) ? (.number, ".number") : (.integer, ".integer"), (.bool, ".bool"), (.null, ".null"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }

    /// As a table of checks names them.
    var schemaNames: [String] {
        let names: [(JSONKinds, String)] = [
            (.null, "null"), (.bool, "boolean"), (.integer, "integer"), (.fraction, "fraction"), (.string, "string"),
            (.list, "array"), (.object, "object"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}

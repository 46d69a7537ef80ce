/// Paths as text. No operation here looks at a disk. They work on bytes, as the system does: for `String`, a slash with
/// an accent on it is no slash.
package enum FilePath {
    private static let slash = UInt8(ascii: "/")

    /// Whether a path stays inside the folder that it is relative to, whatever it says.
    package static func isContained(_ path: String) -> Bool {
        // Of the part that is looked at.
        var (length, dots) = (0, 0)
        for byte in path.utf8 {
            if byte == 0 { return false }
            if byte != slash {
                length += 1
                if byte == UInt8(ascii: ".") { dots += 1 }
            } else if isName(length: length, dots: dots) {
                (length, dots) = (0, 0)
            } else {
                return false
            }
        }
        return isName(length: length, dots: dots)
    }

    /// Whether a part is neither empty nor `.` nor `..`.
    private static func isName(length: Int, dots: Int) -> Bool { length > 2 || length > dots }

    /// What most file systems take for one part of a path, in bytes.
    package static let longestName = 255

    package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

    package static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
        return folder.utf8.last == slash ? folder + path : folder + "/" + path
    }

    /// The folder of a path: "" for a bare name.
    package static func folder(of path: String) -> String {
        guard let end = path.utf8.lastIndex(of: slash) else { return "" }
        return end == path.startIndex ? "/" : String(path[..<end])
    }

    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Resolves `.`, `..` and doubled slashes as text: `a/../b` is `b`, whether or not `a` is a link.
    package static func normalized(_ path: String) -> String {
        var kept: [String] = []
        for part in parts(path) where part != "." {
            if part == "..", let last = kept.last, last != ".." {
                kept.removeLast()
            } else if part != ".." || !isAbsolute(path) {
                kept.append(part)
            }
        }
        let joined = kept.joined(separator: "/")
        return isAbsolute(path) ? "/" + joined : joined.isEmpty ? "." : joined
    }

    /// How to get from a folder to a path; both start from `current` where they are not absolute.
    package static func relative(_ path: String, to folder: String, current: String) -> String {
        let from = parts(normalized(join(current, folder)))
        let to = parts(normalized(join(current, path)))
        var common = 0
        while common < min(from.count, to.count), from[common] == to[common] { common += 1 }
        let steps = Array(repeating: "..", count: from.count - common) + to[common...]
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    /// Every folder that has to be there for a folder to be there, itself included, the outermost first.
    static func folders(on path: String) -> [String] {
        path.isEmpty ? [] : (parents(of: path) + [path]).filter { !$0.isEmpty }
    }

    /// Every folder between the output folder and a file in it, the outermost first.
    static func parents(of path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == slash }.map { String(path[..<$0]) }
    }

    /// How many folders there are between the output folder and a file in it.
    static func depth(of path: String) -> Int { path.utf8.count { $0 == slash } }

    static func hasTooLongName(_ path: String) -> Bool {
        path.utf8.count > longestName && path.utf8.split(separator: slash).contains { $0.count > longestName }
    }

    private static func parts(_ path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }
}

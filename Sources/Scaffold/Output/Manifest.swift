/// The list of the files that `scaffold` owns in an output folder, each with the inputs that it came from. It is
/// committed with them, one line a file, sorted, without versions or hashes, so that branches merge.
package struct Manifest: Sendable {
    package static let name = ".scaffold"
    private static let heading =
        "# The files here that scaffold wrote, and what each came from. Keep this file with them."

    /// Inputs by owned path.
    package private(set) var sources: [String: [String]]

    package init(_ files: [OutputFile]) {
        sources = Dictionary(files.map { ($0.path, $0.sources.sorted()) }, uniquingKeysWith: { first, _ in first })
    }

    /// Reads what can be read: a line that names no path inside the folder, as the marks of a merge conflict, counts
    /// for nothing. Nil for a file that is not a manifest.
    package init?(reading bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
        guard lines.contains(Substring(Self.heading)) else { return nil }
        sources = [:]
        for line in lines where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
            guard let path = fields.first, fields.count > 1, FilePath.isContained(path) else { continue }
            sources[path] = Set(sources[path, default: []] + fields.dropFirst().filter { !$0.isEmpty }).sorted()
        }
    }

    package var paths: [String] { sources.keys.sorted() }

    package var bytes: [UInt8] {
        let lines = paths.map { path in
            Self.escaped(path) + "\t" + sources[path, default: []].map(Self.escaped).joined(separator: "\t")
        }
        return Array(([Self.heading] + lines).map { $0 + "\n" }.joined().utf8)
    }

    /// This manifest and what only the other one lists.
    package func merging(_ other: Manifest) -> Manifest {
        var merged = self
        merged.sources.merge(other.sources) { own, _ in own }
        return merged
    }

    /// Takes over one file of an earlier manifest.
    mutating func keep(_ path: String, of other: Manifest) {
        sources[path] = other.sources[path]
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\\\"
            case "\t": result += "\\t"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "#" where result.isEmpty: result += "\\#"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                result.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

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
        let lines = bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard lines.contains(where: { $0.elementsEqual(Self.heading.utf8) }) else { return nil }
        sources = Dictionary(minimumCapacity: lines.count)
        for line in lines where line.first != UInt8(ascii: "#") {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false).map(Self.unescaped)
            guard let path = fields.first, fields.count > 1, Self.canList(path) else { continue }
            let inputs = fields.dropFirst().filter { !$0.isEmpty }
            sources[path] = sources[path].map { Set($0 + inputs).sorted() } ?? inputs.sorted()
        }
    }

    /// Whether a run can have written a file: it stands inside the folder, and is not the manifest or what is beside it
    /// while a run writes.
    private static func canList(_ path: String) -> Bool {
        FilePath.isContained(path) && (path.utf8.first != name.utf8.first || !path.lowercased().hasPrefix(name))
    }

    package var paths: [String] { sources.keys.sorted() }

    package var bytes: [UInt8] {
        var bytes = Array(Self.heading.utf8)
        for (path, sources) in sources.sorted(by: { $0.key < $1.key }) {
            bytes.append(UInt8(ascii: "\n"))
            Self.append(path, to: &bytes)
            for source in sources.isEmpty ? [""] : sources {
                bytes.append(UInt8(ascii: "\t"))
                Self.append(source, to: &bytes)
            }
        }
        bytes.append(UInt8(ascii: "\n"))
        return bytes
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

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        var text = text
        text.withUTF8 { text in
            for byte in text {
                switch byte {
                case UInt8(ascii: "\\"): bytes += "\\\\".utf8
                case UInt8(ascii: "\t"): bytes += "\\t".utf8
                case UInt8(ascii: "\n"): bytes += "\\n".utf8
                case UInt8(ascii: "\r"): bytes += "\\r".utf8
                case UInt8(ascii: "#") where bytes.count == start: bytes += "\\#".utf8
                default: bytes.append(byte)
                }
            }
        }
    }

    private static func unescaped(_ text: ArraySlice<UInt8>) -> String {
        let backslash = UInt8(ascii: "\\")
        guard text.contains(backslash) else { return String(decoding: text, as: UTF8.self) }
        var result: [UInt8] = []
        var isEscaped = false
        for byte in text {
            if !isEscaped, byte == backslash {
                isEscaped = true
                continue
            }
            switch byte {
            case UInt8(ascii: "t") where isEscaped: result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "n") where isEscaped: result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "r") where isEscaped: result.append(UInt8(ascii: "\r"))
            default: result.append(byte)
            }
            isEscaped = false
        }
        return String(decoding: result, as: UTF8.self)
    }
}

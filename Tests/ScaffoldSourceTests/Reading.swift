import ScaffoldDiagnostics
import ScaffoldSource

/// What came of reading a text.
struct Reading {
    var documents: [Document]?
    let diagnostics: [Diagnostic]
    let bytes: [UInt8]

    var document: Document? { documents?.first }
    var root: Node? { document?.root }
    var messages: [String] { diagnostics.map(\.message) }

    /// The bytes that a span covers, as text.
    func source(_ span: SourceSpan?) -> String? {
        span.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
    }

    /// The source under the first diagnostic.
    var marked: String? {
        guard case .span(let span) = diagnostics.first?.place else { return nil }
        return source(span)
    }
}

func read(_ bytes: [UInt8], path: String) -> Reading {
    withFile(bytes, path: path) { id, files, sink in DocumentReader.read(id, in: files, into: sink).map { [$0] } }
}

func readAll(_ bytes: [UInt8], path: String) -> Reading {
    withFile(bytes, path: path) { id, files, sink in DocumentReader.readAll(id, in: files, into: sink) }
}

func readJSON(_ text: String) -> Reading { read([UInt8](text.utf8), path: "test.json") }

func readYAML(_ text: String) -> Reading { read([UInt8](text.utf8), path: "test.yaml") }

private func withFile(
    _ bytes: [UInt8], path: String, _ body: (SourceFileID, SourceFiles, DiagnosticSink) -> [Document]?
) -> Reading {
    var files = SourceFiles()
    let file = files.add(SourceFile(path: path, bytes: bytes))
    let sink = DiagnosticSink()
    let documents = body(file, files, sink)
    return Reading(documents: documents, diagnostics: sink.sorted, bytes: bytes)
}

/// The JSON values of a text that has several, one after another.
func jsonValues(_ bytes: [UInt8]) -> [Node] {
    var values: [Node] = []
    var rest = bytes
    while let document = read(rest, path: "several.json").document {
        values.append(document.root)
        guard let more = document.leniencies.first(where: { $0.form == .textAfterValue }) else { break }
        rest = Array(rest[Int(more.span.start)...])
    }
    return values
}

/// Whether two nodes mean the same to JSON: numbers by value, mappings without order.
func hasSameValue(_ left: Node, _ right: Node) -> Bool {
    switch (left.kind, right.kind) {
    case (.mapping, .mapping):
        return left.count == right.count
            && left.entries.allSatisfy { entry in right[entry.name].map { hasSameValue(entry.value, $0) } ?? false }
    case (.list, .list):
        return left.count == right.count && zip(left.items, right.items).allSatisfy(hasSameValue)
    case (.integer, .integer), (.integer, .float), (.float, .integer), (.float, .float):
        return (left.int.map(Double.init) ?? Double(left.text)) == (right.int.map(Double.init) ?? Double(right.text))
    default:
        return left.kind == right.kind && (left.isNull || Array(left.text.utf8) == Array(right.text.utf8))
    }
}

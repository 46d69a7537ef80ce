import ScaffoldBee
import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource
import TestSupport
import Testing

/// What came of reading a document.
struct Reading {
    let model: ProtocolModel
    let diagnostics: [Diagnostic]
    let places: [MarkedSource.Place]

    var dump: String { ModelDump.text(of: model) }
    /// The messages and helps of all diagnostics, a line each.
    var texts: [String] { diagnostics.map { "\($0.message); \($0.help ?? "no help")" } }
}

func read(_ bytes: [UInt8], path: String) -> Reading {
    var files = SourceFiles()
    let sink = DiagnosticSink()
    var model = ProtocolModel()
    let id = files.add(SourceFile(path: path, bytes: bytes))
    if let document = DocumentReader.read(id, in: files, into: sink),
        let family = BeeFrontend.recognizes(document.root)
    {
        BeeFrontend.read(document, family: family, path: path, into: &model, reporting: sink)
    }
    return Reading(
        model: model, diagnostics: sink.sorted, places: MarkedSource.places(of: sink.sorted, in: bytes))
}

/// Reads a marked text and compares its diagnostics with the marks; every one must have a next step.
@discardableResult
func expect(
    _ text: String, path: String = "test.yaml", sourceLocation: SourceLocation = #_sourceLocation
) -> Reading {
    let source = MarkedSource(text)
    let reading = read(source.bytes, path: path)
    #expect(
        reading.places == source.expected, "\(reading.texts.joined(separator: "\n"))", sourceLocation: sourceLocation)
    for diagnostic in reading.diagnostics {
        #expect(diagnostic.help != nil, "\(diagnostic.message) has no next step", sourceLocation: sourceLocation)
    }
    return reading
}

/// Expects a whole document to mean a model.
func expect(
    _ text: String, means dump: String, path: String = "test.yaml", sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = expect(text, path: path, sourceLocation: sourceLocation).dump
    #expect(found == dump + "\n", "\(found)", sourceLocation: sourceLocation)
}

import ScaffoldDiagnostics
import ScaffoldSource
import TestSupport
import Testing

/// Documents that people really wrote.
@Suite(Corpus.isNeeded) struct RealDocumentTests {
    @Test func readsEveryOpenAPIDocument() throws {
        let names = try Corpus.names(in: "openapi").filter { $0.hasSuffix(".json") || $0.hasSuffix(".yaml") }
        #expect(names.count > 40)
        for name in names {
            let read = read(try Corpus.bytes("openapi/\(name)"), path: name)
            let root = try #require(read.root, "\(name): \(read.messages)")
            #expect(root["openapi"] != nil || root["swagger"] != nil, "\(name)")
            #expect(read.diagnostics == [], "\(name)")
            #expect(read.document?.leniencies == [] && read.document?.duplicateKeys == [], "\(name)")
        }
    }

    @Test func readsTheOldSchemas() throws {
        let names = try Corpus.names(in: "bee1")
        #expect(names.count == 4)
        for name in names {
            let read = read(try Corpus.bytes("bee1/\(name)"), path: name)
            let document = try #require(read.document, "\(name)")
            #expect(read.diagnostics == [] && document.root["model"] ?? document.root["controller"] != nil, "\(name)")
            #expect(document.leniencies.first?.form == .comment, "\(name)")
            let isTwice = name == "sidechef.json"
            #expect(
                document.duplicateKeys.map(\.name) == (isTwice ? ["GET /InterfaceIPhone/AddCookBook"] : []), "\(name)")
        }
    }
}

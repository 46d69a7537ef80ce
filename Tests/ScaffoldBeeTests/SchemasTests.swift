import Foundation
import ScaffoldDiagnostics
import ScaffoldModel
import Testing

/// The project's own `Schemas/` say nothing that a diagnostic would have to be about.
@Suite struct SchemasTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Schemas")

    @Test(arguments: ["dribbble.yaml", "dribbble.bee1.json", "shop.yaml"])
    func isSound(_ name: String) throws {
        let reading = read([UInt8](try Data(contentsOf: Self.folder.appending(path: name))), path: name)
        #expect(reading.places == [], "\(reading.texts.joined(separator: "\n"))")
        #expect(reading.model.messages.count == 11)
    }

    /// Both descriptions of Dribbble have the same operations, with the same queries.
    @Test func bothDribbblesAgree() throws {
        let sides = try ["dribbble.yaml", "dribbble.bee1.json"].map { name in
            let model = read([UInt8](try Data(contentsOf: Self.folder.appending(path: name))), path: name).model
            return model.messages.map { message in
                ([message.method, message.path.text] + message.parameters.map(\.field.key)).joined(separator: " ")
            }
        }
        #expect(sides[0] == sides[1])
    }

    /// Whatever a slip of the hand makes of a document, it is read or refused; nothing traps or runs on.
    @Test(arguments: ["dribbble.yaml", "dribbble.bee1.json", "shop.yaml"])
    func spoiledDocumentsEnd(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: Self.folder.appending(path: name)))
        for offset in stride(from: 0, to: bytes.count, by: 41) {
            var cut = bytes
            cut.removeSubrange(offset..<min(offset + 1 + offset % 9, bytes.count))
            var doubled = bytes
            doubled.insert(contentsOf: bytes[offset..<min(offset + 3, bytes.count)], at: offset)
            for spoiled in [Array(bytes[..<offset]), cut, doubled] {
                let reading = read(spoiled, path: name)
                for diagnostic in reading.diagnostics {
                    guard case .span(let span) = diagnostic.place else { continue }
                    #expect(Int(span.end) <= spoiled.count, "\(diagnostic.message) stands outside of the file")
                }
            }
        }
    }

    @Test(arguments: [#"{"model": {"A": "#, #"{"bee": 2, "model": {"A": "#]) func deepNestingEnds(_ start: String) {
        let depth = 100
        let text =
            start + String(repeating: #"{"a":["#, count: depth) + "1" + String(repeating: "]}", count: depth) + "}}"
        #expect(read([UInt8](text.utf8), path: "deep.json").diagnostics.map(\.code.rawValue) == ["too-deep"])
    }
}

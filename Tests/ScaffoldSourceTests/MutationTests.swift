import ScaffoldDiagnostics
import ScaffoldSource
import Testing

/// Damaged documents are read or refused, never trapped on, and every place stays inside of the file.
@Suite struct MutationTests {
    private static let samples: [(path: String, text: String)] = [
        (
            "a.json",
            #"{"a": [1, -2.5e3, true, null, "é\n\ud83d\ude00"], "b": {"c": {}}, /* c */ "a": [{"x": "y"},], }"#
                + " // t"
        ),
        (
            "a.yaml",
            "\u{FEFF}# é\r\nbase: &b {a: 1, 'é': \"x\\ty\"}\r\none:\r\n  <<: *b\r\n  k: |\r\n    text\r\n   \r\n"
                + "list: [*b, !!str 3, ~, .5]\r\n? c\r\n: >-\r\n  d\r\n  e\r\n--- \r\n- - a\r\n  - b: 中\r\n"
        ),
    ]

    @Test func everyBeginningIsReadOrRefused() {
        for sample in Self.samples {
            let bytes = [UInt8](sample.text.utf8)
            for length in 0...bytes.count { check(Array(bytes[..<length]), sample.path) }
        }
    }

    @Test func damageIsReadOrRefused() {
        var random = SplitMix(state: 20_240_131)
        for sample in Self.samples {
            let bytes = [UInt8](sample.text.utf8)
            for _ in 0..<3000 {
                var damaged = bytes
                for _ in 0...random.next(below: 3) { damage(&damaged, &random) }
                check(damaged, sample.path)
            }
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        guard !bytes.isEmpty else { return }
        let place = random.next(below: bytes.count)
        let structure = [UInt8]("{}[]:,\"'\\&*!|>#-?% \n\t/".utf8) + [0x80, 0xC3, 0x00]
        switch random.next(below: 4) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = structure[random.next(below: structure.count)]
        case 2: bytes.insert(structure[random.next(below: structure.count)], at: place)
        default:
            let end = min(bytes.count, place + random.next(below: 20))
            bytes.insert(contentsOf: bytes[place..<end], at: random.next(below: bytes.count))
        }
    }

    private func check(_ bytes: [UInt8], _ path: String) {
        let read = readAll(bytes, path: path)
        #expect(read.documents != nil || !read.diagnostics.isEmpty)
        for document in read.documents ?? [] { check(document.root, bytes.count) }
        for diagnostic in read.diagnostics {
            for place in [diagnostic.place] + diagnostic.notes.map(\.place) {
                guard case .span(let span) = place else { continue }
                #expect(Int(span.end) <= bytes.count)
            }
        }
    }

    private func check(_ node: Node, _ size: Int) {
        #expect(Int(node.span.end) <= size)
        #expect(node.kind != .list || node.count == Array(node.items).count)
        for item in node.items { check(item, size) }
        for entry in node.entries {
            #expect(Int(entry.key.span.end) <= size)
            check(entry.value, size)
        }
    }
}

/// A small generator of numbers that gives the same ones in every run.
struct SplitMix {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}

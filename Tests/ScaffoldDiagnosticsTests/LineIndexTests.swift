import ScaffoldDiagnostics
import Testing

@Suite struct LineIndexTests {
    @Test func countsEveryKindOfLineEnding() {
        let index = LineIndex([UInt8]("a\nb\r\nc\rd".utf8))
        let places = [0, 2, 5, 7, 99].map { index.place(of: $0) }
        #expect(places.map(\.line) == [1, 2, 3, 4, 4])
        #expect(places.map(\.column) == [1, 1, 1, 1, 2])
    }

    @Test func countsColumnsInBytes() {
        let index = LineIndex([UInt8]("é: x".utf8))
        #expect(index.place(of: 4).column == 5)
    }

    @Test func aByteOrderMarkIsNoPartOfTheLine() {
        let index = LineIndex([0xEF, 0xBB, 0xBF] + [UInt8]("a\nb".utf8))
        #expect(index.place(of: 3) == index.place(of: 0))
        #expect(index.place(of: 3).column == 1)
        #expect(index.range(ofLine: 1) == 3..<5)
        #expect(index.place(of: 5).line == 2)
    }
}

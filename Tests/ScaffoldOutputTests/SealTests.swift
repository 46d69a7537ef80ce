import ScaffoldOutput
import Testing

@Suite struct SealTests {
    private let sealed = String(decoding: Seal.sealing(Array("struct A {}\nstruct B {}".utf8)), as: UTF8.self)

    private func state(_ text: String) -> Seal.State { Seal.state(of: Array(text.utf8)) }

    @Test func sealsWithTheHashOfTheText() {
        #expect(sealed == "struct A {}\nstruct B {}\n// scaffold: 1da7921fac1fe4be\n")
        #expect(state(sealed) == .intact)
    }

    @Test func lineEndingsDoNotCount() {
        #expect(state(sealed.replacing("\n", with: "\r\n")) == .intact)
        #expect(Seal.isSameText(Array(sealed.utf8), Array(sealed.replacing("\n", with: "\r\n").utf8)))
        #expect(!Seal.isSameText(Array("a\rb".utf8), Array("ab".utf8)))
    }

    @Test(arguments: ["struct A {}", "", "\n", "// scaffold\n"])
    func textWithoutSealIsForeign(_ text: String) {
        #expect(state(text) == .foreign)
    }

    @Test func anyEditShows() {
        #expect(state(sealed.replacing("A", with: "C")) == .edited)
        #expect(state(sealed + "struct D {}\n") == .edited)
        #expect(state(sealed.replacing("scaffold: 1", with: "scaffold: 2")) == .edited)
        #expect(state("// scaffold: tomorrow\n") == .edited)
    }

    @Test(arguments: 0...20) func everyByteCounts(_ length: Int) {
        let sealed = Seal.sealing([UInt8](repeating: 0, count: length))
        for index in 0..<length {
            for bit in 0..<8 {
                var edited = sealed
                edited[index] ^= 1 << bit
                #expect(Seal.state(of: edited) == .edited)
            }
        }
        #expect(length == 0 || Seal.state(of: [0] + sealed) == .edited)
        #expect(length == 0 || Seal.state(of: Array(sealed.dropFirst())) == .edited)
    }

    @Test func onlyAReturnBeforeALineFeedDoesNotCount() {
        #expect(state(sealed.replacing("A", with: "\r")) == .edited)
        #expect(state(sealed.replacing("struct B", with: "\rstruct B")) == .edited)
        let lone = Seal.sealing(Array("a\rb\r\nc".utf8))
        #expect(Seal.state(of: lone) == .intact)
        #expect(Seal.state(of: lone.filter { $0 != UInt8(ascii: "\r") }) == .edited)
    }

    @Test func anEmptyTextIsSealedToo() {
        #expect(Seal.state(of: Seal.sealing([])) == .intact)
    }
}

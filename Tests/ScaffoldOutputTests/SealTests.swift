import ScaffoldOutput
import Testing

@Suite struct SealTests {
    private let sealed = String(decoding: Seal.sealing(Array("struct A {}\nstruct B {}".utf8)), as: UTF8.self)

    private func state(_ text: String) -> Seal.State { Seal.state(of: Array(text.utf8)) }

    @Test func sealsWithTheHashOfTheText() {
        #expect(sealed == "struct A {}\nstruct B {}\n// scaffold: 10873374e1646c64\n")
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

    @Test func anEmptyTextIsSealedToo() {
        #expect(Seal.state(of: Seal.sealing([])) == .intact)
    }
}

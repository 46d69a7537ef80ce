import BeeRuntime
import Foundation
import Testing

@Suite struct RecursionTests {
    static func chain(_ depth: Int) -> String {
        String(repeating: #"{"value":1,"next":"#, count: depth - 1) + #"{"value":1}"#
            + String(repeating: "}", count: depth - 1)
    }

    @Test func nestedModelsCountAsDepth() throws {
        let value = try read(Chain.self, Self.chain(512))
        #expect(written(value) == Self.chain(512))
        #expect(throws: JSONDecodingError.self) { try read(Chain.self, Self.chain(513)) }
        #expect(try read(Chain.self, Self.chain(10), .init(maximumDepth: 10)).value == 1)
        #expect(throws: JSONDecodingError.self) { try read(Chain.self, Self.chain(11), .init(maximumDepth: 10)) }
    }

    @Test(arguments: ["[", #"{"next":"#, #"{"left":"#, #"{"child":"#, #"{"a":["#, #"{"value":1,"next":"#])
    func hundredThousandLevelsAreRefused(opening: String) {
        let text = String(repeating: opening, count: 100_000)
        #expect(throws: JSONDecodingError.self) { try read(JSONValue.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(Chain.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(Expression.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(Ambiguous.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(Shape.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(Page.self, text) }
    }

    @Test func depthIsToldWithItsPlace() {
        #expect(
            syntaxError("[[[]]]", .init(maximumDepth: 2)) == "line 1, column 3 (byte 2), in $[0][0]: nested too deeply")
        #expect(
            syntaxError(#"{"a":[{}]}"#, .init(maximumDepth: 2))
                == "line 1, column 7 (byte 6), in $.a[0]: nested too deeply")
    }

    @Test func aSmallStackIsNotExhausted() async throws {
        let text = String(repeating: "[", count: 5000) + String(repeating: "]", count: 5000)
        let options = JSONReader.Options(maximumDepth: 5000)
        let reasons = await withCheckedContinuation { continuation in
            let thread = Thread {
                let list = String(describing: Result { try read(JSONValue.self, text, options) })
                let chain = String(describing: Result { try read(Chain.self, RecursionTests.chain(5000), options) })
                continuation.resume(returning: [list, chain])
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        for reason in reasons { #expect(reason.contains("nested too deeply for the stack of this thread")) }
    }

    @Test(arguments: ["", "[", "{", "nul", "{\"left\":", "5", "[]", "{}", "null"])
    func aFailedReaderEndsForEveryRecursiveType(text: String) {
        #expect(throws: JSONDecodingError.self) { try read(Chain.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(Expression.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(Sum.self, text) }
        #expect(throws: JSONDecodingError.self) { try read(TextNode.self, text) }
    }

    @Test func aLongChainIsReleasedWithoutDeepRecursion() {
        var chain = Chain(value: 0)
        for value in 1...300_000 { chain = Chain(value: value, next: chain) }
        #expect(chain.next?.value == 299_999)
    }

    @Test func aLongChainIsNotWrittenOrCheckedDeeply() {
        var chain = Chain(value: -1)
        for _ in 1...100_000 { chain = Chain(value: 1, next: chain) }
        var writer = JSONWriter()
        writer.write(chain)
        #expect(writer.error?.reason == "nested too deeply")
        var validator = Validator()
        validator.check(chain)
        #expect(validator.violations.map(\.rule) == ["depth"])
    }
}

/// Texts that would take time 2^depth or depth x size if work were done again at each level.
@Suite struct WorkTests {
    /// Each level stands in another order than the table's.
    static func disordered(_ depth: Int) -> String {
        String(repeating: #"{"next":"#, count: depth) + "{\"value\":1}"
            + String(repeating: #","value":1}"#, count: depth)
    }

    @Test func disorderedNestingIsReadOnce() throws {
        let text = Self.disordered(500)
        #expect(written(try read(Chain.self, text)) == RecursionTests.chain(501))
    }

    @Test func lateOptionalsAreReadOnce() throws {
        let text =
            String(repeating: #"{"value":"a","child":"#, count: 500) + #"{"value":1}"#
            + String(repeating: "}", count: 500)
        guard case .text(let node) = try read(Ambiguous.self, text) else { throw Failure() }
        #expect(node.child != nil)
    }

    @Test func nestedUnionsAreDecidedOnce() throws {
        let depth = 400
        let text =
            String(repeating: #"{"child":"#, count: depth) + #"{"value":1}"#
            + String(repeating: #","value":1}"#, count: depth)
        var value: Ambiguous? = try read(Ambiguous.self, text)
        for _ in 0...depth {
            guard case .count(let node)? = value else { throw Failure() }
            value = node.child
        }
        #expect(value == nil)
    }

    @Test func nestedUnionsThatFitNothingAreReadOnce() throws {
        let bulk = "[" + Array(repeating: "1", count: 10_000).joined(separator: ",") + "]"
        let text =
            String(repeating: #"{"child":"#, count: 400) + bulk + String(repeating: #","value":true}"#, count: 400)
        #expect(mismatches(Ambiguous.self, text).count == 1)
    }

    @Test func bulkBelowManyLevelsIsSkippedOnce() throws {
        let bulk = "[" + Array(repeating: "\"0123456789\"", count: 100_000).joined(separator: ",") + "]"
        let text =
            String(repeating: #"{"next":"#, count: 500) + #"{"x":\#(bulk),"value":1}"#
            + String(repeating: #","value":1}"#, count: 500)
        #expect(try read(Chain.self, text).value == 1)
    }

    struct Failure: Error {}
}

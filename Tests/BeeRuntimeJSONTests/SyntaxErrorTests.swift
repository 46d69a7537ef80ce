import BeeRuntime
import Testing

@Suite struct SyntaxErrorTests {
    @Test(arguments: [
        ("", "line 1, column 1 (byte 0), in $: the text ends here"),
        ("{\"a\":\n[1,2", "line 2, column 5 (byte 10), in $.a: the text ends here"),
        ("[1,]", "line 1, column 4 (byte 3), in $[1]: expected a value"),
        ("[1 2]", "line 1, column 4 (byte 3), in $: expected , or ]"),
        (#"{"a":{"b c":tru}}"#, #"line 1, column 13 (byte 12), in $.a["b c"]: expected a value"#),
        (#"{"a":1,}"#, "line 1, column 8 (byte 7), in $: expected a string"),
        (#"{"a" 1}"#, "line 1, column 6 (byte 5), in $.a: expected :"),
        ("[\"a\tb\"]", "line 1, column 4 (byte 3), in $[0]: a control character in a string"),
        (#"["\x"]"#, "line 1, column 3 (byte 2), in $[0]: an unknown escape in a string"),
        (#"["\u00g0"]"#, "line 1, column 3 (byte 2), in $[0]: an escape without four hexadecimal digits"),
        ("[01]", "line 1, column 3 (byte 2), in $[0]: a number may not begin with 0"),
        ("[1.]", "line 1, column 4 (byte 3), in $[0]: expected a digit"),
        ("1 2", "line 1, column 3 (byte 2), in $: text after the value"),
        ("\n\n  'a'", "line 3, column 3 (byte 4), in $: expected a value"),
    ])
    func arePlaced(text: String, expected: String) {
        #expect(syntaxError(text) == expected)
    }

    @Test func faultsInTypedReadingAreTheSame() {
        for text in [
            #"{"id":1,"title":"a","description":nul}"#, #"{"title":"a","id":01}"#, #"{"x":[1,{"y":}],"id":1}"#,
            "{\"id\":1\u{0}}",
        ] {
            do {
                _ = try read(Shot.self, text)
                Issue.record("read")
            } catch {
                #expect(error.description == syntaxError(text))
            }
        }
    }

    @Test(
        arguments: [
            [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
            [0x22, 0xF4, 0x90, 0x80, 0x80, 0x22],
            [0x22, 0xE2, 0x82, 0x22], [0x22, 0x80, 0x22], [0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22],
            [0x22, 0xE0, 0x9F, 0xBF, 0x22],
        ] as [[UInt8]])
    func malformedUTF8IsRefused(bytes: [UInt8]) {
        #expect(throws: JSONDecodingError.self) { try JSONDecoding.read(String.self, from: bytes) }
        #expect(throws: JSONDecodingError.self) {
            try JSONDecoding.read([String: Int].self, from: [0x7B] + bytes + [0x3A, 0x31, 0x7D])
        }
    }

    @Test func everyScalarIsReadRawAndEscaped() throws {
        for value in [0x20, 0x7F, 0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFD, 0xFFFF, 0x10000, 0x1F600, 0x10FFFF]
            as [UInt32]
        {
            let text = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
            let escaped = text.utf16.map { "\\u" + String(UInt32($0) + 0x10000, radix: 16).suffix(4) }.joined()
            #expect(try read(String.self, "\"\(text)\"") == text)
            #expect(try read(String.self, "\"\(escaped)\"") == text)
            #expect(
                try read(String.self, "\"12345678\(text)123456789\(escaped)\"") == "12345678\(text)123456789\(text)")
        }
        #expect(try read(String.self, #""\"\\\/\b\f\n\r\t\u0000""#) == "\"\\/\u{8}\u{C}\n\r\t\0")
    }

    @Test(arguments: [DecodingMode.strict, .tolerant, .off])
    func halfASurrogatePairIsNoText(mode: DecodingMode) {
        #expect(
            syntaxError(#"{"a":"x\uD83Dy"}"#, .init(mode: mode))
                == "line 1, column 8 (byte 7), in $.a: half a surrogate pair, which no text can hold")
    }

    /// Every cut and every changed byte of a text is read or refused, never worse.
    @Test func damagedTextsEnd() throws {
        let text = Array(ObjectReadingTests.text(ObjectReadingTests.everything).utf8)
        var generator = Random(seed: 3)
        for count in text.indices {
            #expect(throws: JSONDecodingError.self) {
                try JSONDecoding.read(Everything.self, from: Array(text[..<count]))
            }
        }
        for _ in 0..<5000 {
            var damaged = text
            damaged[Int.random(in: 0..<text.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            let asValue = try? JSONDecoding.read(JSONValue.self, from: damaged)
            let asModel = try? JSONDecoding.read(Everything.self, from: damaged)
            #expect(asValue != nil || asModel == nil)
        }
    }
}

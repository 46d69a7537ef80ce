import ScaffoldDiagnostics
import ScaffoldSource
import Testing

@Suite struct YAMLReaderTests {
    @Test(arguments: [
        ("~", NodeKind.null), ("null", .null), ("Null", .null), ("NULL", .null), ("", .null), ("nULL", .string),
        ("true", .bool), ("True", .bool), ("FALSE", .bool), ("tRUE", .string), ("yes", .string), ("no", .string),
        ("on", .string), ("Off", .string), ("y", .string), ("0", .integer), ("-12", .integer), ("+7", .integer),
        ("08", .integer), ("0o17", .integer), ("0o18", .string), ("0x1Fa", .integer), ("0xG", .string),
        ("0b1", .string), ("1_000", .string), ("1.5", .float), (".5", .float), ("1.", .float), ("-.5e+3", .float),
        ("1e3", .float), ("1e", .string), (".", .string), ("-", .string), ("+", .string), ("1.2.3", .string),
        ("2024-01-31", .string), ("12:30", .string), (".inf", .float), ("-.Inf", .float), ("+.INF", .float),
        (".nan", .float), (".NaN", .float), ("-.nan", .string), (".Nan", .string), ("null x", .string),
    ])
    func scalarsFollowTheCoreSchema(text: String, kind: NodeKind) throws {
        // A lone `-` would begin a list.
        let root = try #require(readYAML("k: \(text == "-" ? "!x" : text)\n").root)
        #expect(root["k"]?.kind == kind)
        #expect(readYAML("k: '\(text)'\n").root?["k"]?.kind == .string)
    }

    @Test func integersHaveTheirValue() throws {
        let root = try #require(readYAML("[0o17, 0x1F, +3, -4, 08, 99999999999999999999]").root)
        #expect(root.items.map(\.int) == [15, 31, 3, -4, 8, nil])
    }

    @Test func placesAreBytesOfTheFile() throws {
        let text = "\u{FEFF}# é\r\nmodel:\r\n  中文: 'ä b'   # c\r\n  list: [ a , \"x\" ]\r\nlast: é\r\n"
        let read = readYAML(text)
        let root = try #require(read.root)
        let model = try #require(root["model"])
        #expect(read.source(model.entry("中文")?.key.span) == "中文")
        #expect(read.source(model["中文"]?.span) == "'ä b'")
        #expect(read.source(model["中文"]?.place(of: 3, length: 1)) == "b")
        #expect(model["list"]?.items.map { read.source($0.span) } == ["a", "\"x\""])
        #expect(read.source(model["list"]?.span) == "[ a , \"x\" ]")
        #expect(read.source(root["last"]?.span) == "é")
        #expect(read.source(model.span) == "中文: 'ä b'   # c\r\n  list: [ a , \"x\" ]")
        #expect(root["model"]?["中文"]?.string == "ä b")
    }

    @Test func placesInTextThatWasFoldedAreTheWhole() throws {
        let read = readYAML("a: one\n  two\nb: \"x\\ty\"\nc: |\n  text\nd: 'it''s'\n")
        let root = try #require(read.root)
        #expect(root.entries.map { $0.value.string } == ["one two", "x\ty", "text\n", "it's"])
        let places = root.entries.map { read.source($0.value.place(of: 1, length: 1)) }
        #expect(places == ["one\n  two", "\"x\\ty\"", "|\n  text\n", "'it''s'"])
    }

    @Test func aValueBeginsBehindItsAnchorAndTag() throws {
        let read = readYAML("a: &x !!str true\nb: *x\nc: &y\n  [1]\n")
        let root = try #require(read.root)
        #expect(read.source(root["a"]?.span) == "true")
        #expect(root["a"]?.string == "true")
        #expect(read.source(root["b"]?.span) == "true")
        #expect(root["b"]?.span == root["a"]?.span)
    }

    @Test func mergeKeysGiveTheirEntries() throws {
        let read = readYAML(
            """
            base: &base { a: 1, b: 2 }
            more: &more { b: 3, c: 4 }
            one: { <<: *base, b: 9 }
            two: { z: 0, <<: [*base, *more] }
            chain: { <<: { <<: *more, d: 5 } }
            quoted: { '<<': *base }
            """)
        let root = try #require(read.root)
        #expect(root["one"]?.description == "{a: 1, b: 9}")
        #expect(root["two"]?.description == "{z: 0, a: 1, b: 2, c: 4}")
        #expect(root["chain"]?.description == "{b: 3, c: 4, d: 5}")
        #expect(root["quoted"]?.count == 1)
        #expect(read.document?.duplicateKeys == [])
        #expect(root["one"]?["a"]?.span == root["base"]?["a"]?.span)
        #expect(root["one"]?.entry("a")?.key.span == root["base"]?.entry("a")?.key.span)
    }

    @Test func whatCannotBeMergedIsReported() {
        let read = readYAML("a: { <<: 1, b: 2 }\n")
        #expect(read.messages == ["`<<` needs a mapping, or a list of mappings"])
        #expect(read.marked == "1")
        #expect(read.root?.description == "{a: {b: 2}}")
    }

    @Test func tags() throws {
        let read = readYAML("[!!int '3', !!float 3, !!str 3, ! 4, !!bool x, !include f, !ours {a: 1}]")
        let root = try #require(read.root)
        #expect(root.items.map(\.kind) == [.integer, .float, .string, .string, .string, .string, .mapping])
        #expect(root.items.map(\.int).first == 3)
        #expect(
            read.messages == [
                "the text is not what its tag `!!bool` says", "the tag `!include` means nothing here and is ignored",
                "the tag `!ours` means nothing here and is ignored",
            ])
        #expect(read.diagnostics.map(\.severity) == [.error, .warning, .warning])
    }

    @Test func aSecondDocumentIsAnError() throws {
        let read = readYAML("a: 1\n---\nb: 2\n")
        #expect(read.root?.description == "{a: 1}")
        #expect(read.diagnostics.map(\.code) == [.severalDocuments])
        #expect(read.marked == "b: 2")
        #expect(readAll([UInt8]("a: 1\n---\nb: 2\n".utf8), path: "x.yaml").documents?.count == 2)
    }

    @Test func aCollectionIsNoKey() {
        #expect(readYAML("? [a]\n: 1\n").messages == ["a list cannot be a key"])
        #expect(readYAML("a: &a {b: 1}\n*a : 1\n").messages == ["a mapping cannot be a key"])
    }
}

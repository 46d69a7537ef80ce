import Testing

@testable import ScaffoldNaming

@Suite("Folding names to Swift")
struct FoldingTests {
    @Test(
        arguments: [
            ("title", "title"), ("avatar_url", "avatarURL"), ("per-page", "perPage"), ("HTTPServer", "httpServer"),
            ("userIDs", "userIDs"), ("user_ids", "userIDs"), ("userId", "userID"), ("ID", "id"), ("URL", "url"),
            ("X-Request-ID", "xRequestID"), ("first name", "firstName"), ("DBInstance", "dbInstance"),
            ("SHOT_LIST", "shotList"), ("1st", "_1st"), ("v1.2", "v1_2"), ("2020-01-02", "_2020_01_02"),
            ("+1", "plus1"), ("-1", "minus1"), ("-created_at", "minusCreatedAt"), ("", "empty"), ("_", "underscore"),
            ("*", "star"), ("<=", "lessEquals"), ("@type", "type"), ("$ref", "ref"), ("_type", "type"),
            ("sha256Sum", "sha256Sum"), ("naïve", "naïve"), ("名前", "名前"), ("😀", "😀"), ("👨‍👩‍👧", "👨👩👧"),
            ("❤", "u2764"), ("\u{200B}", "u200b"), ("a\u{202E}b", "aB"), ("a\u{FFFC}b", "aB"), ("\u{FFFD}", "ufffd"),
            ("application/json", "applicationJSON"),
            ("ok?", "ok"), ("iOS", "iOS"), ("Ω", "ω"), ("e\u{301}", "e\u{301}"), ("\u{301}", "u301"),
        ])
    func members(_ name: String, _ expected: String) {
        #expect(Folding.member(name).unicodeScalars.elementsEqual(expected.unicodeScalars))
        #expect(SwiftIdentifier.isLegal(Folding.member(name)))
    }

    @Test(
        arguments: [
            ("shot", "Shot"), ("Shot", "Shot"), ("DBInstance", "DBInstance"), ("SKU", "SKU"), ("SKUList", "SKUList"),
            ("SHOT", "Shot"), ("PICTURE", "Picture"), ("SHOT_LIST", "ShotList"), ("IDS", "IDs"),
            ("X", "X"), ("V2", "V2"), ("url_info", "URLInfo"),
            ("OAuth2Token", "OAuth2Token"), ("io.k8s.Deployment", "IoK8sDeployment"), ("2fa", "_2faModel"),
            ("選手", "選手Model"), ("getShots", "GetShots"), ("list shots", "ListShots"),
        ])
    func types(_ name: String, _ expected: String) {
        #expect(Folding.type(name) == expected)
        #expect(SwiftIdentifier.isLegal(Folding.type(name)))
    }

    @Test(
        arguments: [
            ("_type", "underscoreType"), ("-type", "minusType"), ("type_", "typeUnderscore"),
            ("k_ind", "kUnderscoreInd"),
            ("UTC 0", "utcSpace0"), ("a.b", "aDotB"), ("e\u{301}", "eU301"),
        ])
    func spelling(_ name: String, _ expected: String) {
        #expect(NameSpelling.member(name) == expected)
    }

    @Test(arguments: [("Kind", "capitalKind"), ("KIND", "upperKIND"), ("K", "capitalK"), ("kind", "kind")])
    func spellingOfCapitals(_ name: String, _ expected: String) {
        #expect(NameSpelling.member(name, withCapitals: true) == expected)
    }

    /// Whatever a document has as a name, an identifier comes of it.
    @Test func everyTextFoldsToAnIdentifier() {
        var random = SplitMix(seed: 7)
        for _ in 0..<3000 {
            let text = random.text()
            for name in [Folding.member(text), Folding.type(text), NameSpelling.member(text, withCapitals: true)] {
                #expect(SwiftIdentifier.isLegal(name), "\(text.debugDescription) became \(name.debugDescription)")
            }
        }
    }
}

/// A small generator of random numbers with a seed, so that a failure can be had again.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Text of the kind that breaks names: signs, digits, capitals, marks, invisible characters, any scalar at all.
    mutating func text() -> String {
        let common =
            Array("abAB12_-. +$/@`\"\\\n".unicodeScalars) + ["\u{301}", "\u{200B}", "\u{202E}", "é", "名", "😀", "❤"]
        var text = ""
        for _ in 0..<Int.random(in: 0...6, using: &self) {
            if Int.random(in: 0..<8, using: &self) == 0 {
                let value = UInt32.random(in: 0...0x10FFFF, using: &self)
                text.unicodeScalars.append(Unicode.Scalar(value) ?? "x")
            } else if let scalar = common.randomElement(using: &self) {
                text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}

@Suite("Keywords as names")
struct KeywordTests {
    @Test(
        arguments: [
            ("for", "`for`", "for", "for"), ("inout", "`inout`", "`inout`", "`inout`"),
            ("let", "`let`", "let", "`let`"),
            ("any", "any", "any", "any"), ("await", "`await`", "await", "await"), ("title", "title", "title", "title"),
        ])
    func backticksStandOnlyWhereSwiftWantsThem(_ name: String, _ use: String, _ label: String, _ parameter: String) {
        #expect(SwiftIdentifier.escaped(name) == use)
        #expect(SwiftIdentifier.label(name) == label)
        #expect(SwiftIdentifier.parameter(name) == parameter)
    }
}

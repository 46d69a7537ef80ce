import ScaffoldModel
import TestSupport
import Testing

/// Real documents of Bee 1: everything that is wrong with them, and that the rest is read.
@Suite(Corpus.isNeeded) struct Bee1CorpusTests {
    @Test(arguments: [
        ("dribbble-readme.json", 5, 2, [String]()),
        ("dribbble.json", 13, 11, []),
        (
            "ecmobile.json", 119, 38,
            [
                // The host of the servers is missing.
                "7:25: warning: wrong-kind", "8:25: warning: wrong-kind", "9:25: warning: wrong-kind",
                // {RANK_PRICE}
                "253:29: warning: unknown-type",
            ]
        ),
        (
            "sidechef.json", 102, 64,
            [
                // {NSDate}, {RecipeBody}, {NSObject}, {NSData}: each where it stands first.
                "100:26: warning: unknown-type", "119:26: warning: unknown-type", "337:24: warning: unknown-type",
                "1125:29: warning: unknown-type",
                // GET /InterfaceIPhone/AddCookBook
                "1229:9: warning: duplicate-key",
            ]
        ),
    ])
    func realDocument(_ name: String, types: Int, messages: Int, expected: [String]) throws {
        let reading = read(try Corpus.bytes("bee1/" + name), path: name)
        #expect(reading.places.map(\.description) == expected, "\(reading.texts.joined(separator: "\n"))")
        #expect(reading.model.types.count == types)
        #expect(reading.model.messages.count == messages)
    }

    @Test func whatAPersonNeeds() throws {
        let shop = read(try Corpus.bytes("bee1/ecmobile.json"), path: "ecmobile.json")
        #expect(
            shop.texts.last
                == "no model or enumeration is named `RANK_PRICE`; it is read as any JSON value; did you mean `GOOD_RANK_PRICE`?"
        )
        let kitchen = read(try Corpus.bytes("bee1/sidechef.json"), path: "sidechef.json")
        #expect(
            kitchen.texts.contains(
                "no model or enumeration is named `NSObject` (used 31 times); it is read as any JSON value; write `null` for any value"
            ))
    }
}

import BeeRuntime
import Foundation

// Arguments: the folder of nativejson, and the number of rounds. Each document is decoded, checked and encoded by generated
// code, and by Foundation into `var` structs with synthesised Codable.

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let rounds = Int(CommandLine.arguments[2]) ?? 15

/// The keys of a page stand in the order of its description, as those of the other documents do.
func page() throws -> Data {
    let any = try JSONEncoder().encode(CodablePage.sample())
    var writer = JSONWriter()
    writer.write(try JSONDecoding.read(Pages.Page.self, from: any))
    return Data(writer.bytes)
}

func document(_ name: String) throws -> Data { try Data(contentsOf: folder.appendingPathComponent(name)) }

try Comparison("a page of nested objects", page(), Pages.Page.self, CodablePage.Page.self, repetitions: 10)
    .run(rounds: rounds)
try Comparison(
    "twitter.json", document("twitter.json"), Tweets.Twitter.self, CodableTwitter.Search.self, repetitions: 4
).run(rounds: rounds)
try Comparison(
    "citm_catalog.json", document("citm_catalog.json"), Catalogs.Citm.self, CodableCatalog.Catalog.self, repetitions: 2
).run(rounds: rounds)
try Comparison(
    "canada.json", document("canada.json"), Outlines.Canada.self, CodableOutline.FeatureCollection.self, repetitions: 1
).run(rounds: rounds)

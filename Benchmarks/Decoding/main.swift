import BeeRuntime
import Foundation

// The same page of 100 nested objects: decoded and validated by generated code, and decoded by JSONDecoder into `var`
// structs with synthesised Codable. Both in this process, in turn. Prints `name milliseconds` for each run.

enum Synthesised {
    struct Player: Codable {
        var id: Int64, name: String, username: String, html_url: String, avatar_url: String, bio: String
        var location: String?
        var followers_count: Int, followings_count: Int, likes_count: Int
        var pro: Bool, type: String
    }
    struct Shot: Codable {
        var id: Int64, title: String
        var description: String?
        var width: Int, height: Int, html_url: String, views_count: Int, likes_count: Int, comments_count: Int
        var rating: Double, animated: Bool, tags: [String], player: Player
    }
    struct Page: Codable {
        var page: Int, pages: Int, per_page: Int, total: Int, shots: [Shot]
    }
}

func sampleShot(_ index: Int) -> Synthesised.Shot {
    let player = Synthesised.Player(
        id: Int64(index), name: "Dan Cederholm", username: "simplebits",
        html_url: "https://dribbble.com/simplebits",
        avatar_url: "https://d13yacurqjgara.cloudfront.net/users/1/avatars/normal/dc.jpg?1371679243",
        bio: "Co-founder & designer of Dribbble. Principal of SimpleBits. Aspiring clawhammer banjoist.",
        location: "Salem, MA", followers_count: 29262, followings_count: 1728, likes_count: 34954, pro: true,
        type: "User")
    let text = "Quick, messy, five minute sketch of something that might exist."
    return Synthesised.Shot(
        id: Int64(471_756 + index), title: "Sasquatch number \(index)", description: index % 3 == 0 ? nil : text,
        width: 400, height: 300, html_url: "https://dribbble.com/shots/\(471_756 + index)-Sasquatch",
        views_count: 4372 + index, likes_count: 149 + index, comments_count: index, rating: Double(index) / 64,
        animated: index % 2 == 0, tags: ["fiction", "sasquatch", "sketch", "wip"], player: player)
}

func samplePage() -> Synthesised.Page {
    Synthesised.Page(page: 1, pages: 50, per_page: 100, total: 5000, shots: (0..<100).map(sampleShot))
}

func milliseconds(_ rounds: Int, _ body: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    for _ in 0..<rounds { try body() }
    let passed = (ContinuousClock.now - start).components
    return (Double(passed.seconds) * 1e3 + Double(passed.attoseconds) / 1e15) / Double(rounds)
}

func written(_ page: Page) -> Data {
    var writer = JSONWriter()
    writer.write(page)
    return Data(writer.bytes)
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
let shuffled = try encoder.encode(samplePage())
let inOrder = try written(JSONDecoding.read(Page.self, from: shuffled))
let decoder = JSONDecoder()
let rounds = Int(CommandLine.arguments.last ?? "") ?? 15
for _ in 0..<rounds {
    let decoding = try milliseconds(20) { _ = try decoder.decode(Synthesised.Page.self, from: inOrder) }
    let reading = try milliseconds(20) {
        let page = try JSONDecoding.read(Page.self, from: inOrder)
        var validator = Validator()
        validator.check(page)
        precondition(validator.violations.isEmpty)
    }
    print("JSONDecoder, not validated \(decoding)\ngenerated code, decoded and validated \(reading)")
    let page = try JSONDecoding.read(Page.self, from: inOrder)
    let synthesised = try decoder.decode(Synthesised.Page.self, from: inOrder)
    let encoding = try milliseconds(20) { _ = try encoder.encode(synthesised) }
    let writing = milliseconds(20) { _ = written(page) }
    print("JSONEncoder \(encoding)\ngenerated code, encoded \(writing)")
}
print("bytes \(inOrder.count)")

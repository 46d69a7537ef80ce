import Foundation

/// What `Schemas/page.yaml` describes, as a person would write it for `JSONDecoder`, and a page of 100 shots.
enum CodablePage {
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

extension CodablePage {
    /// How many shots make a text of 200 KB.
    static let shotCount = 275

    static func sample() -> Page {
        Page(page: 1, pages: 50, per_page: shotCount, total: 50 * shotCount, shots: (0..<shotCount).map(shot))
    }

    private static func shot(_ index: Int) -> Shot {
        let player = Player(
            id: Int64(index), name: "Dan Cederholm", username: "simplebits",
            html_url: "https://dribbble.com/simplebits",
            avatar_url: "https://d13yacurqjgara.cloudfront.net/users/1/avatars/normal/dc.jpg?1371679243",
            bio: "Co-founder & designer of Dribbble. Principal of SimpleBits. Aspiring clawhammer banjoist.",
            location: "Salem, MA", followers_count: 29262, followings_count: 1728, likes_count: 34954, pro: true,
            type: "User")
        let text = "Quick, messy, five minute sketch of something that might exist."
        return Shot(
            id: Int64(471_756 + index), title: "Sasquatch number \(index)", description: index % 3 == 0 ? nil : text,
            width: 400, height: 300, html_url: "https://dribbble.com/shots/\(471_756 + index)-Sasquatch",
            views_count: 4372 + index, likes_count: 149 + index, comments_count: index, rating: Double(index) / 64,
            animated: index % 2 == 0, tags: ["fiction", "sasquatch", "sketch", "wip"], player: player)
    }
}

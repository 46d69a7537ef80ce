import BeeRuntime
import Foundation

// Models in the shape that the generator writes: nested ones with fields of every presence.

struct Page: BeeRuntime.JSONModel, Swift.Equatable {
    let page: Swift.Int
    let total: Swift.Int?
    let shots: [Shot]

    private static let keys = BeeRuntime.JSONKeys("page total shots")

    init(page: Swift.Int, total: Swift.Int? = nil, shots: [Shot]) {
        self.page = page
        self.total = total
        self.shots = shots
    }

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        page = r.int(0)
        total = r.optionalInt(1)
        shots = r.array(2, Shot.self)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.int(0, page)
        w.optionalInt(1, total)
        w.array(2, shots)
        w.close()
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        v.minimum(page, at: "page", 1)
        v.models(shots, at: "shots")
    }
}

struct Shot: BeeRuntime.JSONModel, Swift.Equatable {
    let id: Swift.Int
    let title: Swift.String
    let text: Swift.String?
    let width: Swift.Int
    let height: Swift.Int
    let likes: Swift.Int64
    let score: Swift.Double
    let url: Swift.String
    let imageURL: Swift.String
    let teaserURL: Swift.String?
    let created: Swift.String
    let isAnimated: Swift.Bool
    let tags: [Swift.String]
    let player: Player
    let list: List?
    let rebound: BeeRuntime.Presence<Swift.Int>

    private static let keys = BeeRuntime.JSONKeys(
        "id title description width height likes_count score url image_url image_teaser_url created_at animated tags player list rebound"
    )

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        id = r.int(0)
        title = r.string(1)
        text = r.nullableString(2)
        width = r.int(3)
        height = r.int(4)
        likes = r.int64(5)
        score = r.double(6)
        url = r.string(7)
        imageURL = r.string(8)
        teaserURL = r.optionalString(9)
        created = r.string(10)
        isAnimated = r.bool(11)
        tags = r.array(12, Swift.String.self)
        player = r.value(13, Player.self)
        list = r.optional(14, List.self)
        rebound = r.presence(15, Swift.Int.self)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.int(0, id)
        w.string(1, title)
        w.nullableString(2, text)
        w.int(3, width)
        w.int(4, height)
        w.int64(5, likes)
        w.double(6, score)
        w.string(7, url)
        w.string(8, imageURL)
        w.optionalString(9, teaserURL)
        w.string(10, created)
        w.bool(11, isAnimated)
        w.array(12, tags)
        w.value(13, player)
        w.optional(14, list)
        w.presence(15, rebound)
        w.close()
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        v.minimum(id, at: "id", 1)
        v.minLength(title, at: "title", 1)
        v.maxLength(title, at: "title", 140)
        v.maxItems(tags, at: "tags", 20)
        v.uniqueItems(tags, at: "tags")
        v.each(tags, at: "tags") { v, e in
            v.minLength(e, 1)
            v.maxLength(e, 30)
        }
        v.model(player, at: "player")
        v.model(list, at: "list")
    }
}

struct Player: BeeRuntime.JSONModel, Swift.Equatable {
    let id: Swift.Int
    let name: Swift.String
    let location: Swift.String?
    let followers: Swift.Int
    let avatar: Swift.String
    let twitter: Swift.String?
    let created: Swift.String

    private static let keys = BeeRuntime.JSONKeys("id name location followers avatar_url twitter created_at")

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        id = r.int(0)
        name = r.string(1)
        location = r.optionalString(2)
        followers = r.int(3)
        avatar = r.string(4)
        twitter = r.optionalString(5)
        created = r.string(6)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.int(0, id)
        w.string(1, name)
        w.optionalString(2, location)
        w.int(3, followers)
        w.string(4, avatar)
        w.optionalString(5, twitter)
        w.string(6, created)
        w.close()
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        v.minimum(id, at: "id", 1)
        v.minLength(name, at: "name", 1)
        v.maxLength(name, at: "name", 255)
    }
}

enum List: BeeRuntime.Enumeration {
    case debuts, everyone
    case unknown(Swift.String)

    init(rawValue: Swift.String) {
        switch rawValue {
        case "debuts": self = .debuts
        case "everyone": self = .everyone
        default: self = .unknown(rawValue)
        }
    }

    var rawValue: Swift.String {
        switch self {
        case .debuts: "debuts"
        case .everyone: "everyone"
        case .unknown(let value): value
        }
    }

    static let allCases: [List] = [.debuts, .everyone]
}

/// What `Schemas/citm.yaml` describes, as a person would write it for `JSONDecoder`.
enum CodableCatalog {
    struct Catalog: Codable {
        var areaNames: [String: String], audienceSubCategoryNames: [String: String], blockNames: [String: String]
        var events: [String: Event], performances: [Performance], seatCategoryNames: [String: String]
        var subTopicNames: [String: String], subjectNames: [String: String], topicNames: [String: String]
        var topicSubTopics: [String: [Int]], venueNames: [String: String]
    }
    struct Event: Codable {
        var description: String?, id: Int, logo: String?, name: String, subTopicIds: [Int]
        var subjectCode: String?, subtitle: String?, topicIds: [Int]
    }
    struct Performance: Codable {
        var eventId: Int, id: Int, logo: String?, name: String?, prices: [Price], seatCategories: [SeatCategory]
        var seatMapImage: String?, start: Int, venueCode: String
    }
    struct Price: Codable {
        var amount: Int, audienceSubCategoryId: Int, seatCategoryId: Int
    }
    struct SeatCategory: Codable {
        var areas: [Area], seatCategoryId: Int
    }
    struct Area: Codable {
        var areaId: Int, blockIds: [Int]
    }
}

/// What `Schemas/canada.yaml` describes, as a person would write it for `JSONDecoder`.
enum CodableOutline {
    struct FeatureCollection: Codable {
        var type: String, features: [Feature]
    }
    struct Feature: Codable {
        var type: String, properties: Properties, geometry: Polygon
    }
    struct Properties: Codable {
        var name: String
    }
    struct Polygon: Codable {
        var type: String, coordinates: [[[Double]]]
    }
}

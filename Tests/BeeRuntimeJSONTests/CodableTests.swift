import BeeRuntime
import Foundation
import Testing

extension Square: Codable {
    init(from decoder: any Decoder) throws { try self.init(bridging: decoder) }
    func encode(to encoder: any Encoder) throws { try bridge(to: encoder) }
}

@Suite struct CodableTests {
    @Test func valuesGoThroughFoundation() throws {
        let value: JSONValue = ["a": [1, -2.5, true, nil, "x", 1e300], "b": ["c": 18_446_744_073_709_551_000.0]]
        let data = try JSONEncoder().encode(value)
        #expect(try JSONDecoding.read(JSONValue.self, from: data) == value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: data) == value)
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(read(JSONValue.self, "1e999")) }
    }

    @Test func modelsGoThroughFoundation() throws {
        let data = try JSONEncoder().encode([Square(side: 3, kind: "k")])
        #expect(try JSONDecoder().decode([Square].self, from: data) == [Square(side: 3, kind: "k")])
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Square.self, from: Data(#"{"side":"x"}"#.utf8)) }
    }
}

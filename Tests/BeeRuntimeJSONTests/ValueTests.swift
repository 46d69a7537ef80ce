import BeeRuntime
import Foundation
import Testing

@Suite struct ValueTests {
    @Test func literalsAndParts() {
        let value: JSONValue = ["a": [1, 2.5, true, nil, "x"], "b": ["c": -1]]
        #expect(value["a"]?[1]?.double == 2.5)
        #expect(value["a"]?[0]?.int == 1)
        #expect(value["a"]?[2]?.bool == true)
        #expect(value["a"]?[3]?.isNull == true)
        #expect(value["a"]?[4]?.string == "x")
        #expect(value["a"]?[5] == nil)
        #expect(value["b"]?["c"] == -1)
        #expect(value["z"] == nil)
        #expect(value.description == #"{"a":[1,2.5,true,null,"x"],"b":{"c":-1}}"#)
    }

    @Test func encodingModelsGivesTheirForm() throws {
        #expect(try JSONValue(encoding: Square(side: 2)) == ["side": 2])
        #expect(throws: JSONEncodingError.self) { try JSONValue(encoding: [Double.nan]) }
    }

    @Test func onlyWhatMustBeEscapedIs() throws {
        let text = "\u{0}\u{1F}\"\\/\u{7F}\u{2028}é😀\u{8}\u{C}\n\r\t"
        #expect(written(text) == "\"\\u0000\\u001f\\\"\\\\/\u{7F}\u{2028}é😀\\b\\f\\n\\r\\t\"")
        #expect(try read(String.self, written(text)) == text)
    }

    @Test func whatJSONCannotHoldIsAnErrorAtItsPlace() {
        var writer = JSONWriter()
        writer.write(["a": [Circle(radius: 1), Circle(radius: .infinity)]])
        #expect(writer.error?.description == "$.a[1].radius: inf is not a number of JSON")
        #expect(writer.text == #"{"a":[{"radius":1},{"radius":null}]}"#)
    }

    @Test func numbersAreWrittenShort() {
        #expect(written([1.0, -0.0, 0.1, 1e21, 1e-7, 123456789.125]) == "[1,-0,0.1,1e+21,1e-07,123456789.125]")
        #expect(written([Float(0.1), 3]) == "[0.1,3]")
    }

    @Test func pagesComeBack() throws {
        let page = try read(Page.self, PageTests.page)
        #expect(written(page) == PageTests.page)
    }

    /// Random documents mean the same to Foundation.
    @Test func agreesWithFoundation() throws {
        var generator = Random(seed: 7)
        for _ in 0..<2000 {
            let value = randomValue(depth: 4, &generator)
            let text = value.description
            #expect(try read(JSONValue.self, text) == value)
            let other = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            #expect(json(other) == value)
            let pretty = try JSONSerialization.data(
                withJSONObject: other, options: [.fragmentsAllowed, .prettyPrinted])
            #expect(try JSONDecoding.read(JSONValue.self, from: pretty) == value)
        }
    }

    private func randomValue(depth: Int, _ generator: inout Random) -> JSONValue {
        let count = Int.random(in: 0..<5, using: &generator)
        switch Int.random(in: 0..<(depth > 0 ? 7 : 5), using: &generator) {
        case 0: return .null
        case 1: return .bool(.random(using: &generator))
        case 2: return .number(JSONNumber(Int.random(in: -1_000_000...1_000_000, using: &generator)))
        case 3: return .init(floatLiteral: Double(Int.random(in: -9999...9999, using: &generator)) / 64)
        case 4: return .string(randomText(&generator))
        case 5: return .array((0..<count).map { _ in randomValue(depth: depth - 1, &generator) })
        default:
            let pairs = (0..<count).map { _ in (randomText(&generator), randomValue(depth: depth - 1, &generator)) }
            return .object(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
        }
    }

    private func randomText(_ generator: inout Random) -> String {
        let letters = Array("abc \"\\/\n\t\u{1}éßПривет日本😀")
        return String(
            (0..<Int.random(in: 0..<12, using: &generator)).map { _ in letters.randomElement(using: &generator) ?? " " }
        )
    }

    private func json(_ any: Any) -> JSONValue? {
        switch any {
        case is NSNull: return .null
        case let number as NSNumber:
            if String(cString: number.objCType) == "c" { return .bool(number.boolValue) }
            return JSONNumber(number.doubleValue).map(JSONValue.number)
        case let text as String: return .string(text)
        case let list as [Any]: return .array(list.compactMap(json))
        case let object as [String: Any]: return .object(object.compactMapValues(json))
        default: return nil
        }
    }
}

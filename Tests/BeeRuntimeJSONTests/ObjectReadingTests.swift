import BeeRuntime
import Testing

@Suite struct ObjectReadingTests {
    static let everything = [
        #""first name":"a""#, #""optional":1"#, #""nullable":null"#, #""presence":"p""#,
        #""sizes":{"x":"small","y":"large"}"#, #""quo\"te\\":[1,{"a":null}]"#, #""größe":[1,null,7]"#,
    ]

    static func text(_ fields: [String]) -> String { "{\(fields.joined(separator: ","))}" }

    @Test func literalsAreValues() {
        let (text, count): (Presence<String>, Presence<Int>) = ("x", 1)
        let (share, flag): (Presence<Double>, Presence<Bool>) = (0.5, true)
        #expect(text == .value("x") && count == .value(1) && share == .value(0.5) && flag == .value(true))
    }

    @Test func readsEveryPresence() throws {
        let value = try read(Everything.self, Self.text(Self.everything))
        #expect(value.first == "a")
        #expect(value.optional == 1)
        #expect(value.nullable == nil)
        #expect(value.presence == .value("p"))
        #expect(value.sizes == ["x": .small, "y": .large])
        #expect(value.any == [1, ["a": nil]])
        #expect(value.list == [.one, nil, .unknown(7)])
        #expect(written(value) == Self.text(Self.everything))
    }

    @Test func readsEveryOrderOfKeys() throws {
        let expected = try read(Everything.self, Self.text(Self.everything))
        var generator = Random(seed: 1)
        for _ in 0..<500 {
            var fields = Self.everything.shuffled(using: &generator)
            fields.insert(#""other":[{"first name":3}]"#, at: Int.random(in: 0...fields.count, using: &generator))
            #expect(try read(Everything.self, Self.text(fields)) == expected)
        }
    }

    @Test func anyOrderOfAnySubsetIsReadAlike() throws {
        var generator = Random(seed: 2)
        for _ in 0..<500 {
            let dropped = Set([1, 3, 5, 6].filter { _ in Bool.random(using: &generator) })
            let fields = Self.everything.indices.filter { !dropped.contains($0) }.map { Self.everything[$0] }
            let inOrder = try read(Everything.self, Self.text(fields))
            #expect(try read(Everything.self, Self.text(fields.shuffled(using: &generator))) == inOrder)
        }
    }

    @Test func absentAndNullDiffer() throws {
        let base = [Self.everything[0], Self.everything[2], Self.everything[4]]
        #expect(try read(Everything.self, Self.text(base)).presence == .absent)
        #expect(try read(Everything.self, Self.text(base + [#""presence":null"#])).presence == .null)
        #expect(try read(Everything.self, Self.text(base + [#""quo\"te\\":null"#])).any == .some(.null))
    }

    @Test func nullForAnOptionalFieldIsAMismatchOnlyWhenStrict() throws {
        let text = #"{"first name":"","optional":null,"nullable":true,"sizes":{}}"#
        #expect(try read(Everything.self, text).optional == nil)
        #expect(
            mismatches(Everything.self, text, .init(mode: .strict)) == [
                "$.optional: expected a value, or no key, found null"
            ])
    }

    @Test func keysMayBeEscaped() throws {
        let text = #"{"f\u0069rst name":"a","nullable":true,"sizes":{"\u0078":"small"},"gr\u00f6\u00dfe":[]}"#
        let value = try read(Everything.self, text)
        #expect(value.first == "a")
        #expect(value.sizes == ["x": .small])
        #expect(value.list == [])
    }

    @Test(arguments: [
        #"{"side":1,"side":2}"#, #"{"side":1,"kind":"a","side":"x"}"#, #"{"kind":"a","side":1,"side":2,"kind":"b"}"#,
    ])
    func theFirstOfADuplicateKeyCounts(text: String) throws {
        #expect(try read(Square.self, text).side == 1)
        #expect(try read(JSONValue.self, text)["side"] == 1)
    }

    @Test func otherKeysAreKeptOrSkippedOrRefused() throws {
        let text = #"{"a":{"radius":9},"radius":2,"b":[1],"radius":3,"a":5}"#
        #expect(try read(Circle.self, text) == Circle(radius: 2, others: ["a": ["radius": 9], "b": [1]]))
        #expect(written(Circle(radius: 2, others: ["b": [1], "a": 5, "radius": 7])) == #"{"radius":2,"a":5,"b":[1]}"#)
        #expect(
            mismatches(Square.self, #"{"x":1,"side":2,"a b":[]}"#) == [
                "$.x: unexpected key", #"$["a b"]: unexpected key"#,
            ])
        #expect(mismatches(Square.self, #"{"kind":"","x":1,"side":2,"y":[]}"#).count == 2)
    }

    @Test func aTableMayHaveNoKeysOrTheEmptyOne() throws {
        struct Empty: JSONModel {
            static let keys = JSONKeys("")
            init(from r: inout JSONReader) {
                r.begin(Self.keys)
                r.close()
            }
            func encode(to w: inout JSONWriter) {
                w.begin(Self.keys)
                w.close()
            }
        }
        struct Nameless: JSONModel {
            let value: Int
            static let keys = JSONKeys(" ")
            init(from r: inout JSONReader) {
                r.begin(Self.keys)
                value = r.int(0)
                r.close()
            }
            func encode(to w: inout JSONWriter) {
                w.begin(Self.keys)
                w.int(0, value)
                w.close()
            }
        }
        #expect(written(try read(Empty.self, #" { "x" : [ ] } "#)) == "{}")
        #expect(written(try read(Nameless.self, #"{"a":1,"":2}"#)) == #"{"":2}"#)
    }

    @Test func manyKeysAreReadInAnyOrder() throws {
        let fields = (0..<70).map { "\"k\($0)\":\($0)" }
        let value = try read(Wide.self, Self.text(fields.reversed()))
        #expect(value.values == Array(0..<70))
        #expect(try read(Wide.self, Self.text(fields)) == value)
    }

    /// More keys than a machine word has bits.
    struct Wide: JSONModel, Equatable {
        let values: [Int]
        static let keys = JSONKeys(
            """
            k0 k1 k2 k3 k4 k5 k6 k7 k8 k9 k10 k11 k12 k13 k14 k15 k16 k17 k18 k19 k20 k21 k22 k23 k24 k25 k26 k27 k28 k29 \
            k30 k31 k32 k33 k34 k35 k36 k37 k38 k39 k40 k41 k42 k43 k44 k45 k46 k47 k48 k49 k50 k51 k52 k53 k54 k55 k56 k57 \
            k58 k59 k60 k61 k62 k63 k64 k65 k66 k67 k68 k69
            """)
        init(from r: inout JSONReader) {
            r.begin(Self.keys)
            var values: [Int] = []
            for index in 0..<70 { values.append(r.int(index)) }
            self.values = values
            r.close()
        }
        func encode(to w: inout JSONWriter) {}
    }

    @Test func textsAreFoundAmongKeysByTheirBytes() {
        let keys = JSONKeys(
            "one,two and a half,,größe,a long one that is no other,a long one that is another", separator: ",")
        let texts = ["one", "two and a half", "", "größe", "a long one that is no other", "a long one that is another"]
        #expect(texts.map(keys.index) == [0, 1, 2, 3, 4, 5])
        #expect(["on", "ones", "gro\u{308}ße", "a long one that is no othes"].map(keys.index) == [-1, -1, -1, -1])
        #expect(JSONKeys("").index(of: "") == -1)
    }
}

import BeeRuntime
import Testing

@Suite struct UnionTests {
    @Test(arguments: [
        #"{"kind":"circle","radius":1}"#, #"{"radius":1,"kind":"circle"}"#, #"{"side":1,"kind":"circle","radius":1}"#,
    ])
    func theTagDecides(text: String) throws {
        guard case .circle(let circle) = try read(Shape.self, text) else { throw Failure() }
        #expect(circle.radius == 1)
    }

    @Test func thenAKeyThatOnlyOneMemberRequires() throws {
        #expect(try read(Shape.self, #"{"x":[{}],"radius":1}"#) == .circle(Circle(radius: 1, others: ["x": [[:]]])))
        #expect(try read(Shape.self, #"{"side":3}"#) == .square(Square(side: 3)))
    }

    @Test func thenTheKind() throws {
        #expect(try read([Shape].self, #"["round",5]"#) == [.name("round"), .unknown(5)])
    }

    @Test func whatFitsNoMemberIsKept() throws {
        for text in [#"{"kind":"star","points":[5]}"#, "{}", "[1]", "null"] {
            let value = try read(Shape.self, text)
            guard case .unknown(let json) = value else { throw Failure() }
            #expect(json.description == text)
            #expect(written(value) == text)
        }
    }

    @Test func theChosenMemberReportsItsMismatches() {
        #expect(
            mismatches([Shape].self, #"[{"kind":"circle","radius":"x"},{"side":"y"}]"#) == [
                "$[0].radius: expected a number, found the string \"x\"",
                "$[1].side: expected an integer, found the string \"y\"",
            ])
    }

    @Test(arguments: [#"{"value":1}"#, #"{"kind":"new","value":1}"#, #"{"kind":"b","value":1}"#])
    func theDefaultMemberIsWhatHasNoKnownTag(text: String) throws {
        guard case .second = try read(Defaulted.self, text) else { throw Failure() }
        guard case .first = try read(Defaulted.self, #"{"kind":"a","value":1}"#) else { throw Failure() }
        guard case .unknown = try read(Defaulted.self, "7") else { throw Failure() }
    }

    private func violations(_ value: some Validatable, _ mode: DecodingMode = .tolerant) -> [String] {
        var validator = Validator(mode: mode)
        validator.check(value)
        return validator.violations.map(\.description)
    }

    @Test func aTagThatLeadsToAnotherMemberIsAViolation() {
        let shapes: [Shape] = [
            .circle(Circle(radius: 1, others: ["kind": "square"])),
            .circle(Circle(radius: 1, others: ["kind": "star"])),
            .square(Square(side: 1, kind: "circle")),
        ]
        #expect(
            shapes.flatMap { violations($0) } == [
                #"$.kind: "square" breaks discriminator ["circle"]"#,
                #"$.kind: "star" breaks discriminator ["circle"]"#,
                #"$.kind: "circle" breaks discriminator ["square","box"]"#,
            ])
        #expect(violations(shapes[0], .off).isEmpty)
    }

    @Test func everyTagOfAMemberAndNoneAreRight() {
        let shapes: [Shape] = [
            .circle(Circle(radius: 1, others: ["kind": "circle"])), .circle(Circle(radius: 1)), .name("circle"),
            .circle(Circle(radius: 1, others: ["kind": []])), .square(Square(side: 1, kind: "square")),
            .square(Square(side: 1, kind: "box")), .square(Square(side: 1)),
        ]
        #expect(shapes.flatMap { violations($0) }.isEmpty)
    }

    @Test func onlyTheDefaultMemberHasNoKnownTag() {
        let tags: [String?] = ["a", "b", "new", nil]
        #expect(
            tags.map { violations(Defaulted.Tagged(tag: $0, member: 0)) } == [
                [], [#"$.kind: "b" breaks discriminator ["a"]"#], [#"$.kind: "new" breaks discriminator ["a"]"#],
                [#"$.kind: no value breaks discriminator ["a"]"#],
            ])
        #expect(
            tags.map { violations(Defaulted.Tagged(tag: $0, member: 1)) } == [
                [#"$.kind: "a" breaks discriminator ["b"]"#], [], [], [],
            ])
    }

    @Test func tagsOfOtherKindsAreComparedByTheirText() {
        let choice = UnionChoice(
            tag: "n",
            [.init(JSONValue.self, tags: ["1"]), .init(JSONValue.self, tags: ["true"]), .init(JSONValue.self)])
        func check(_ json: JSONValue, _ member: Int) -> [String] {
            var validator = Validator()
            validator.tag(of: json, choice, member)
            return validator.violations.map(\.limit)
        }
        #expect(check(["n": 1], 0).isEmpty && check(["n": true], 1).isEmpty && check(["n": "new"], 2).isEmpty)
        #expect(check(["n": 1], 1) == [#"["true"]"#])
        #expect(check(["n": 1], 2) == [#"none of ["1","true"]"#])
    }

    @Test func membersThatLookAlikeAreTriedInOrder() throws {
        guard case .text = try read(Ambiguous.self, #"{"value":"a"}"#) else { throw Failure() }
        guard case .count = try read(Ambiguous.self, #"{"value":1}"#) else { throw Failure() }
        guard case .unknown(7) = try read(Ambiguous.self, "7") else { throw Failure() }
    }

    /// Nothing says that it is a member of another time, as an unknown tag does.
    @Test func whatFitsNoneOfItsKindIsAMismatch() {
        #expect(
            mismatches([Ambiguous].self, #"[{"value":1},{"value":[]},{"child":{"value":"a"}}]"#) == [
                "$[1]: expected a member of the union, found an object "
                    + "(no TextNode: expected a string, found an array; no CountNode: expected an integer, found an array)",
                "$[2]: expected a member of the union, found an object "
                    + #"(no TextNode: "value" is missing; no CountNode: "value" is missing)"#,
            ])
    }

    @Test func aMemberThatDoesNotValidateIsPassedOver() throws {
        #expect(try read([Range].self, "[5,50]") == [.small(Small(5)), .any(50)])
    }

    @Test func aCaseThatDoesNotValidateIsPassedOver() throws {
        guard case .high(5) = try read(Limits.self, "5") else { throw Failure() }
        guard case .low(-5) = try read(Limits.self, "-5") else { throw Failure() }
        #expect(mismatches(Limits.self, "0").count == 1)
        guard case .high(0) = try read(Limits.self, "0", .init(mode: .off)) else { throw Failure() }
    }

    @Test func aMemberThatListsTheValueGoesFirst() throws {
        #expect(
            try read([Either].self, #"["debuts","large","other"]"#) == [
                .list(.debuts), .size(.large), .list(.unknown("other")),
            ])
    }

    @Test func withoutUnknownItIsAMismatch() {
        #expect(
            mismatches([Expression].self, #"[{"x":1},5,{"number":1}]"#) == [
                "$[0]: expected a member of the union, found an object "
                    + #"(no Sum: "left" is missing; no Literal: "number" is missing)"#,
                "$[1]: expected a member of the union, found the number 5 (no Sum: expected an object, found the number 5; "
                    + "no Literal: expected an object, found the number 5)",
            ])
        #expect(mismatches(Expression.self, #"{"left":{"number":1},"right":{"left":{},"right":5}}"#).count == 2)
    }

    struct Failure: Error {}

    enum Defaulted: JSONModel {
        case first(CountNode), second(CountNode), unknown(JSONValue)
        private static let choice = UnionChoice(
            tag: "kind",
            [
                .init(CountNode.self, tags: ["a"], kinds: .object),
                .init(CountNode.self, tags: ["b"], isDefault: true, kinds: .object),
            ])
        init(from r: inout JSONReader) {
            switch r.choose(Self.choice) {
            case 0: self = .first(r.member(CountNode.self))
            case 1: self = .second(r.member(CountNode.self))
            default: self = .unknown(r.member(JSONValue.self))
            }
        }
        func encode(to w: inout JSONWriter) {}

        /// A tag where a member is.
        struct Tagged: Validatable {
            let tag: String?
            let member: Int

            func validate(_ v: inout Validator) { v.tag(tag, choice, member) }
        }
    }

    struct Small: JSONModel {
        let value: Int
        init(_ value: Int) { self.value = value }
        init(from r: inout JSONReader) { value = r.member(Int.self) }
        func encode(to w: inout JSONWriter) { w.write(value) }
        func validate(_ v: inout Validator) { v.maximum(value, 10) }
    }

    enum Range: JSONModel, Equatable {
        case small(Small), any(Int)
        private static let choice = UnionChoice(
            [.init(Small.self, kinds: .number), .init(Int.self, kinds: .number)], fallback: 1)
        init(from r: inout JSONReader) {
            switch r.choose(Self.choice) {
            case 0: self = .small(r.member(Small.self))
            default: self = .any(r.member(Int.self))
            }
        }
        func encode(to w: inout JSONWriter) {}
    }

    /// Two cases of one type, which their checks tell apart.
    enum Limits: JSONModel {
        case high(Int), low(Int)
        case unknown(JSONValue)
        private static let choice = UnionChoice([
            .init(Int.self, kinds: .integer, as: Self.high), .init(Int.self, kinds: .integer, as: Self.low),
        ])
        init(from r: inout JSONReader) {
            switch r.choose(Self.choice) {
            case 0: self = .high(r.member(Int.self))
            case 1: self = .low(r.member(Int.self))
            default: self = .unknown(r.member(JSONValue.self))
            }
        }
        func encode(to w: inout JSONWriter) {}
        func validate(_ v: inout Validator) {
            switch self {
            case .high(let value): v.minimum(value, 1)
            case .low(let value): v.maximum(value, -1)
            case .unknown: v.unknownMember()
            }
        }
    }

    enum Either: JSONModel, Equatable {
        case list(List), size(Size)
        private static let choice = UnionChoice(
            [.init(List.self, kinds: .string), .init(Size.self, kinds: .string)], fallback: 0)
        init(from r: inout JSONReader) {
            switch r.choose(Self.choice) {
            case 0: self = .list(r.member(List.self))
            default: self = .size(r.member(Size.self))
            }
        }
        func encode(to w: inout JSONWriter) {}
    }
}

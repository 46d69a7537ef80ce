import BeeRuntime

// Types that contain themselves, in the shape that the generator writes.

/// A list, each node behind a box.
struct Chain: BeeRuntime.JSONModel, Swift.Equatable {
    let value: Swift.Int
    private let _next: BeeRuntime.Box<Chain>?
    var next: Chain? { _next?.value }

    private static let keys = BeeRuntime.JSONKeys("value next")

    init(value: Swift.Int, next: Chain? = nil) {
        self.value = value
        _next = next.map { BeeRuntime.Box($0) }
    }

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        value = r.int(0)
        _next = r.optional(1, BeeRuntime.Box<Chain>.self)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.int(0, value)
        w.optional(1, _next)
        w.close()
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        v.minimum(value, at: "value", 0)
        v.model(_next, at: "next")
    }
}

/// A sum, a difference or a literal: members of unlike rank, told apart by the keys that they require.
indirect enum Expression: BeeRuntime.JSONModel, Swift.Equatable {
    case sum(Sum)
    case literal(Literal)

    private static let choice = BeeRuntime.UnionChoice(
        [
            .init(Sum.self, key: "left", kinds: .object),
            .init(Literal.self, key: "number", kinds: .object),
        ], fallback: 1)

    init(from r: inout BeeRuntime.JSONReader) {
        switch r.choose(Self.choice) {
        case 0: self = .sum(r.member(Sum.self))
        default: self = .literal(r.member(Literal.self))
        }
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        switch self {
        case .sum(let value): w.write(value)
        case .literal(let value): w.write(value)
        }
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        switch self {
        case .sum(let value): v.model(value)
        case .literal(let value): v.model(value)
        }
    }
}

struct Sum: BeeRuntime.JSONModel, Swift.Equatable {
    private let _left: BeeRuntime.Box<Expression>
    private let _right: BeeRuntime.Box<Expression>
    var left: Expression { _left.value }
    var right: Expression { _right.value }

    private static let keys = BeeRuntime.JSONKeys("left right")

    init(left: Expression, right: Expression) {
        _left = BeeRuntime.Box(left)
        _right = BeeRuntime.Box(right)
    }

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        _left = r.value(0, BeeRuntime.Box<Expression>.self)
        _right = r.value(1, BeeRuntime.Box<Expression>.self)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.value(0, _left)
        w.value(1, _right)
        w.close()
    }
}

struct Literal: BeeRuntime.JSONModel, Swift.Equatable {
    let number: Swift.Double

    private static let keys = BeeRuntime.JSONKeys("number")

    init(number: Swift.Double) { self.number = number }

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        number = r.double(0)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.double(0, number)
        w.close()
    }
}

/// Two members that only the last field tells apart, so that each level has to be tried.
enum Ambiguous: BeeRuntime.JSONModel, Swift.Equatable {
    case text(TextNode)
    case count(CountNode)
    case unknown(BeeRuntime.JSONValue)

    private static let choice = BeeRuntime.UnionChoice([
        .init(TextNode.self, kinds: .object), .init(CountNode.self, kinds: .object),
    ])

    init(from r: inout BeeRuntime.JSONReader) {
        switch r.choose(Self.choice) {
        case 0: self = .text(r.member(TextNode.self))
        case 1: self = .count(r.member(CountNode.self))
        default: self = .unknown(r.member(BeeRuntime.JSONValue.self))
        }
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        switch self {
        case .text(let value): w.write(value)
        case .count(let value): w.write(value)
        case .unknown(let value): w.write(value)
        }
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        switch self {
        case .text(let value): v.model(value)
        case .count(let value): v.model(value)
        case .unknown: v.unknownMember()
        }
    }
}

struct TextNode: BeeRuntime.JSONModel, Swift.Equatable {
    private let _child: BeeRuntime.Box<Ambiguous>?
    let value: Swift.String
    var child: Ambiguous? { _child?.value }

    private static let keys = BeeRuntime.JSONKeys("child value")

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        _child = r.optional(0, BeeRuntime.Box<Ambiguous>.self)
        value = r.string(1)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.optional(0, _child)
        w.string(1, value)
        w.close()
    }
}

struct CountNode: BeeRuntime.JSONModel, Swift.Equatable {
    private let _child: BeeRuntime.Box<Ambiguous>?
    let value: Swift.Int
    var child: Ambiguous? { _child?.value }

    private static let keys = BeeRuntime.JSONKeys("child value")

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        _child = r.optional(0, BeeRuntime.Box<Ambiguous>.self)
        value = r.int(1)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.optional(0, _child)
        w.int(1, value)
        w.close()
    }
}

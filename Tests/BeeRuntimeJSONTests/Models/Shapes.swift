import BeeRuntime

// A union told by a tag, with room for members that are not known; an object with other keys; a closed one.

enum Shape: BeeRuntime.JSONModel, Swift.Equatable {
    case circle(Circle)
    case square(Square)
    case name(Swift.String)
    case unknown(BeeRuntime.JSONValue)

    private static let choice = BeeRuntime.UnionChoice(
        tag: "kind",
        [
            .init(Circle.self, tags: ["circle"], key: "radius", kinds: .object),
            .init(Square.self, tags: ["square", "box"], key: "side", kinds: .object),
            .init(Swift.String.self, kinds: .string),
        ])

    init(from r: inout BeeRuntime.JSONReader) {
        switch r.choose(Self.choice) {
        case 0: self = .circle(r.member(Circle.self))
        case 1: self = .square(r.member(Square.self))
        case 2: self = .name(r.member(Swift.String.self))
        default: self = .unknown(r.member(BeeRuntime.JSONValue.self))
        }
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        switch self {
        case .circle(let value): w.write(value)
        case .square(let value): w.write(value)
        case .name(let value): w.write(value)
        case .unknown(let value): w.write(value)
        }
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        switch self {
        case .circle(let value):
            v.tag(of: value, Self.choice, 0)
            v.model(value)
        case .square(let value):
            v.tag(value.kind, Self.choice, 1)
            v.model(value)
        case .name(let value): v.model(value)
        case .unknown: v.unknownMember()
        }
    }
}

/// Keys that no field names are kept.
struct Circle: BeeRuntime.JSONModel, Swift.Equatable {
    let radius: Swift.Double
    let others: [Swift.String: BeeRuntime.JSONValue]

    private static let keys = BeeRuntime.JSONKeys("radius")

    init(radius: Swift.Double, others: [Swift.String: BeeRuntime.JSONValue] = [:]) {
        self.radius = radius
        self.others = others
    }

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        radius = r.double(0)
        others = r.others(BeeRuntime.JSONValue.self)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.double(0, radius)
        w.others(others)
        w.close()
    }
}

/// Keys that no field names are refused.
struct Square: BeeRuntime.JSONModel, Swift.Equatable {
    let side: Swift.Int
    let kind: Swift.String?

    private static let keys = BeeRuntime.JSONKeys("side kind")

    init(side: Swift.Int, kind: Swift.String? = nil) {
        self.side = side
        self.kind = kind
    }

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        side = r.int(0)
        kind = r.optionalString(1)
        r.closeExactly()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.int(0, side)
        w.optionalString(1, kind)
        w.close()
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        v.exclusiveMinimum(side, at: "side", 0)
    }
}

enum Size: Swift.String, BeeRuntime.ClosedEnumeration {
    case small, large
}

enum Level: BeeRuntime.Enumeration {
    case one, two
    case unknown(Swift.Int)

    init(rawValue: Swift.Int) {
        switch rawValue {
        case 1: self = .one
        case 2: self = .two
        default: self = .unknown(rawValue)
        }
    }

    var rawValue: Swift.Int {
        switch self {
        case .one: 1
        case .two: 2
        case .unknown(let value): value
        }
    }

    static let allCases: [Level] = [.one, .two]
}

/// Every presence, and keys that need care.
struct Everything: BeeRuntime.JSONModel, Swift.Equatable {
    let first: Swift.String
    let optional: Swift.Int?
    let nullable: Swift.Bool?
    let presence: BeeRuntime.Presence<Swift.String>
    let sizes: [Swift.String: Size]
    let any: BeeRuntime.JSONValue?
    let list: [Level?]?

    private static let keys = BeeRuntime.JSONKeys(
        "first name|optional|nullable|presence|sizes|quo\"te\\|größe", separator: "|")

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        first = r.string(0)
        optional = r.optionalInt(1)
        nullable = r.nullableBool(2)
        presence = r.presence(3, Swift.String.self)
        sizes = r.map(4, Size.self)
        any = r.optional(5, BeeRuntime.JSONValue.self)
        list = r.optionalArray(6, Level?.self)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.string(0, first)
        w.optionalInt(1, optional)
        w.nullableBool(2, nullable)
        w.presence(3, presence)
        w.map(4, sizes)
        w.optional(5, any)
        w.optionalArray(6, list)
        w.close()
    }
}

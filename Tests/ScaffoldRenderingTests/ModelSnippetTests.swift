import ScaffoldModel
import Testing

@testable import ScaffoldRendering

@Suite("Generated models")
struct ModelSnippetTests {
    @Test func aModel() throws {
        var builder = ProtocolBuilder()
        let player = builder.object("Player", [field("id", .scalar(.int64, .minimum(DecimalNumber(1))))])
        builder.object(
            "Shot",
            [
                field("title", .scalar(.string, .minLength(1), .maxLength(140)), doc: "Shown under the picture."),
                field("avatar_url", .string, required: false),
                field("page", .int, required: false, default: number(1)),
                field("note", TypeUse.string.nullable), field("mood", TypeUse.string.nullable, required: false),
                field("tags", .list(.scalar(.string, .minLength(1)), .maxItems(20), .uniqueItems)),
                field("player", .named(player)),
            ])
        let expected = """
            nonisolated public struct Shot: BeeRuntime.JSONModel, Swift.Equatable {
                /// Shown under the picture.
                public let title: Swift.String
                public let avatarURL: Swift.String?
                public let page: Swift.Int
                public let note: Swift.String?
                public let mood: BeeRuntime.Presence<Swift.String>
                public let tags: [Swift.String]
                public let player: Player

                public init(
                    title: Swift.String,
                    note: Swift.String?,
                    tags: [Swift.String],
                    player: Player,
                    avatarURL: Swift.String? = nil,
                    page: Swift.Int = 1,
                    mood: BeeRuntime.Presence<Swift.String> = .absent
                ) {
                    self.title = title
                    self.avatarURL = avatarURL
                    self.page = page
                    self.note = note
                    self.mood = mood
                    self.tags = tags
                    self.player = player
                }

                private static let keys = BeeRuntime.JSONKeys("title avatar_url page note mood tags player")

                public init(from r: inout BeeRuntime.JSONReader) {
                    r.begin(Self.keys)
                    title = r.string(0)
                    avatarURL = r.optionalString(1)
                    page = r.optionalInt(2) ?? 1
                    note = r.nullableString(3)
                    mood = r.presence(4, Swift.String.self)
                    tags = r.array(5, Swift.String.self)
                    player = r.value(6, Player.self)
                    r.close()
                }

                @inline(never) public func encode(to w: inout BeeRuntime.JSONWriter) {
                    w.begin(Self.keys)
                    w.string(0, title)
                    w.optionalString(1, avatarURL)
                    w.int(2, page)
                    w.nullableString(3, note)
                    w.presence(4, mood)
                    w.array(5, tags)
                    w.value(6, player)
                    w.close()
                }

                public func validate(_ v: inout BeeRuntime.Validator) {
                    v.length(title, at: "title", min: 1, max: 140)
                    v.maxItems(tags, at: "tags", 20)
                    v.uniqueItems(tags, at: "tags")
                    v.each(tags, at: "tags") { v, e in v.minLength(e, 1) }
                    v.model(player, at: "player")
                }
            }

            """
        #expect(try builder.declarations("Models/Shot.swift") == expected)
    }

    @Test func recursionGoesThroughABox() throws {
        var builder = ProtocolBuilder()
        builder.object(
            "Node",
            [
                field("next", .named(TypeID(index: 0)), required: false),
                field("children", .list(.named(TypeID(index: 0)))),
            ])
        let text = try builder.declarations("Models/Node.swift")
        #expect(
            text.contains("    public var next: Node? { _next?.value }\n    private let _next: BeeRuntime.Box<Node>?\n")
        )
        #expect(text.contains("        self._next = next.map { BeeRuntime.Box($0) }\n"))
        #expect(text.contains("        _next = r.optional(0, BeeRuntime.Box<Node>.self)\n"))
        #expect(text.contains("        w.optional(0, _next)\n"))
        #expect(text.contains("    public let children: [Node]\n"))
    }

    @Test func aDeprecatedTypeStandsBehindAnAlias() throws {
        var builder = ProtocolBuilder()
        let old = builder.object("Old", [field("a", .string, isDeprecated: true)], isDeprecated: true)
        builder.object("New", [field("old", .named(old))])
        let text = try builder.declarations("Models/Old.swift")
        #expect(
            text.hasPrefix(
                "extension Deprecated {\n    nonisolated public struct Old: BeeRuntime.JSONModel, Swift.Equatable {\n"))
        #expect(text.contains("        @available(*, deprecated)\n        public var a: Swift.String { _a }\n"))
        #expect(text.hasSuffix("}\n\n@available(*, deprecated)\npublic typealias Old = Deprecated.Old\n"))
        #expect(try builder.declarations("Models/New.swift").contains("public let old: Deprecated.Old\n"))
        #expect(
            try builder.declarations("Namespaces/Deprecated.swift").hasSuffix("nonisolated public enum Deprecated {}\n")
        )
    }

    @Test func anEnumeration() throws {
        var builder = ProtocolBuilder()
        _ = builder.add(
            .declared("Level"),
            .enumeration(
                EnumerationType(
                    rawType: .integer,
                    cases: [
                        .init(name: "low", value: "0", pointer: "#/low", span: .none),
                        .init(name: "high", value: "10", isDeprecated: true, pointer: "#/high", span: .none),
                    ])))
        let expected = """
            nonisolated public enum Level: BeeRuntime.Enumeration {
                case low
                case _high
                /// A value that the description does not list.
                case unknown(Swift.Int)

                @available(*, deprecated)
                public static var high: Self { ._high }

                @inline(never) public init(rawValue: Swift.Int) {
                    switch rawValue {
                    case 0: self = .low
                    case 10: self = ._high
                    default: self = .unknown(rawValue)
                    }
                }

                @inline(never) public var rawValue: Swift.Int {
                    switch self {
                    case .low: return 0
                    case ._high: return 10
                    case .unknown(let value): return value
                    }
                }

                public static let allCases: [Level] = [.low, ._high]
            }

            """
        #expect(try builder.declarations("Enums/Level.swift") == expected)
    }

    @Test func aUnion() throws {
        var builder = ProtocolBuilder()
        let circle = builder.object("Circle", [field("kind", .string), field("radius", .scalar(.double))])
        let square = builder.object("Square", [field("kind", .string), field("side", .scalar(.double))])
        _ = builder.add(
            .declared("Shape"),
            .union(
                UnionType(
                    tag: "kind",
                    members: [
                        .init(type: .named(circle), tags: ["circle"]), .init(type: .named(square), tags: ["square"]),
                        .init(type: .scalar(.string, .maxLength(3))),
                    ])))
        let text = try builder.declarations("Unions/Shape.swift")
        #expect(
            text.contains(
                """
                    private static let choice = BeeRuntime.UnionChoice(tag: "kind", [
                        .init(Circle.self, tags: ["circle"], key: "radius", kinds: .object),
                        .init(Square.self, tags: ["square"], key: "side", kinds: .object),
                        .init(Swift.String.self, kinds: .string),
                    ])

                """))
        #expect(text.contains("        case .circle(let value):\n            v.tag(value.kind, Self.choice, 0)\n"))
        let model = try builder.declarations("Models/Square.swift")
        #expect(model.contains("    public init(side: Swift.Double, kind: Swift.String = \"square\") {\n"))
        #expect(text.contains("        case .string(let value):\n            v.maxLength(value, 3)\n"))
    }

    @Test func anAliasKeepsItsChecksWhereItIsUsed() throws {
        var builder = ProtocolBuilder()
        let slug = builder.add(.declared("Slug"), .alias(TypeUse.scalar(.string, .pattern("^[a-z]+$")).nullable))
        builder.object("Shot", [field("slug", .named(slug)), field("slugs", .list(.named(slug)))])
        #expect(try builder.declarations("Aliases/Slug.swift") == "public typealias Slug = Swift.String\n")
        let text = try builder.declarations("Models/Shot.swift")
        #expect(text.contains("public let slug: Slug?\n    public let slugs: [Slug?]\n"))
        #expect(text.contains("        slug = r.nullableString(0)\n        slugs = r.array(1, Slug?.self)\n"))
        #expect(text.contains("        if let value = slug { v.pattern(value, at: \"slug\", Self.pattern0) }\n"))
        #expect(
            text.contains(
                """
                        v.each(slugs, at: "slugs") { v, e in
                            if let value = e { v.pattern(value, Self.pattern0) }
                        }
                """))
    }

    @Test func otherKeysAreKeptOrForbidden() throws {
        var builder = ProtocolBuilder()
        builder.object("Open", [field("a", .string)], others: .kept(.int))
        builder.object("Closed", [field("a", .string)], others: .forbidden)
        let open = try builder.declarations("Models/Open.swift")
        #expect(open.contains("    public let others: [Swift.String: Swift.Int]\n"))
        #expect(open.contains("        others = r.others(Swift.Int.self)\n        r.close()\n"))
        #expect(open.contains("        w.others(others)\n"))
        #expect(try builder.declarations("Models/Closed.swift").contains("        r.closeExactly()\n"))
    }
}

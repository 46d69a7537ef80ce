import ScaffoldModel
import ScaffoldNaming
import Testing

@testable import ScaffoldRendering

@Suite("Options of generated code")
struct OptionTests {
    private func shot(_ options: RenderingOptions, _ fields: [Field]) throws -> String {
        var builder = ProtocolBuilder()
        builder.object("Shot", fields)
        return try builder.declarations("Models/Shot.swift", options)
    }

    @Test func access() throws {
        let fields = [field("a", .string)]
        #expect(try shot(RenderingOptions(access: .package), fields).contains("    package let a: Swift.String\n"))
        let text = try shot(RenderingOptions(access: .internal), fields)
        #expect(text.hasPrefix("nonisolated struct Shot") && text.contains("\n    let a: Swift.String\n\n    init(a:"))
    }

    @Test func accessOfMessages() throws {
        var builder = ProtocolBuilder()
        builder.message("GET", [.literal("/a")])
        let package = try builder.declarations("Messages/GetA.swift", RenderingOptions(access: .package))
        #expect(package.contains("nonisolated package class GetA") && package.contains("override package class var"))
        let text = try builder.declarations("Messages/GetA.swift", RenderingOptions(access: .internal))
        #expect(text.contains("nonisolated class GetA") && text.contains("\n    override class func response"))
    }

    @Test func properties() throws {
        let text = try shot(
            RenderingOptions(properties: .var),
            [
                field("a", .string), field("b", .string, isDeprecated: true),
                field("c", .named(TypeID(index: 0)), required: false),
            ])
        #expect(text.contains("    public var a: Swift.String\n"))
        #expect(text.contains("        get { _b }\n        set { _b = newValue }\n"))
        #expect(text.contains("        set { _c = newValue.map { BeeRuntime.Box($0) } }\n"))
    }

    @Test func closedEnumerations() throws {
        var builder = ProtocolBuilder()
        _ = builder.enumeration("List", ["debuts", "popular"])
        let text = try builder.declarations("Enums/List.swift", RenderingOptions(enumerations: .closed))
        #expect(
            text == """
                nonisolated public enum List: BeeRuntime.ClosedEnumeration {
                    case debuts, popular

                    private static let rawValues = BeeRuntime.JSONKeys("debuts popular")

                    @inline(never) public init?(rawValue: Swift.String) {
                        let index = Self.rawValues.index(of: rawValue)
                        guard index >= 0 else { return nil }
                        self = Self.allCases[index]
                    }

                    @inline(never) public var rawValue: Swift.String {
                        switch self {
                        case .debuts: return "debuts"
                        case .popular: return "popular"
                        }
                    }

                    public static let allCases: [List] = [.debuts, .popular]
                }

                """)
    }

    @Test func openEnumerationsHaveNothingToCheck() throws {
        var builder = ProtocolBuilder()
        let id = builder.enumeration("List", ["debuts"])
        guard case .enumeration(var list) = builder.model[id].kind else { return #expect(Bool(false)) }
        list.isOpen = true
        builder.model[id].kind = .enumeration(list)
        for enumerations in RenderingOptions.Enumerations.allCases {
            let text = try builder.declarations("Enums/List.swift", RenderingOptions(enumerations: enumerations))
            #expect(text.contains("case unknown(Swift.String)"))
            #expect(text.contains("    public func validate(_ v: inout BeeRuntime.Validator) {}\n"))
        }
    }

    @Test func hashable() throws {
        let text = try shot(RenderingOptions(hashable: true), [])
        #expect(text.contains("struct Shot: BeeRuntime.JSONModel, Swift.Hashable {"))
    }

    @Test func codable() throws {
        let text = try shot(RenderingOptions(codable: true), [])
        #expect(text.contains("struct Shot: BeeRuntime.JSONModel, Swift.Equatable, Swift.Codable {"))
        #expect(
            text.hasSuffix(
                """
                    public init(from decoder: any Swift.Decoder) throws {
                        try self.init(bridging: decoder)
                    }

                    public func encode(to encoder: any Swift.Encoder) throws {
                        try bridge(to: encoder)
                    }
                }

                """))
    }

    @Test func beeNames() throws {
        var builder = ProtocolBuilder()
        builder.message(
            "GET", [.literal("/shots/"), .parameter("list")],
            parameters: [Parameter(place: .path, field: field("list", .string))])
        let text = try #require(
            try builder.files(naming: NamingOptions(style: .bee))["Messages/API_SHOTS_LIST.swift"])
        #expect(text.contains("public typealias REQ_SHOTS_LIST = API_SHOTS_LIST.Request\n"))
        #expect(text.contains("public typealias RESP_SHOTS_LIST = API_SHOTS_LIST.Response\n"))
    }
}

import Foundation
import ScaffoldModel
import Testing

@testable import ScaffoldRendering

@Suite("Generated messages")
struct MessageSnippetTests {
    @Test func aMessage() throws {
        var builder = ProtocolBuilder()
        let problem = builder.object("Problem", [field("message", .string)])
        let shot = builder.object("Shot", [field("id", .int)])
        builder.message(
            "GET", [.literal("/shots/"), .parameter("id")],
            parameters: [
                Parameter(place: .path, field: field("id", .int)),
                Parameter(
                    place: .query,
                    field: field("page", .scalar(.int, .minimum(DecimalNumber(1))), required: false, default: number(1))
                ),
            ],
            responses: [
                response(.code(200), .named(shot)), response(.code(404)), response(.range(5), .named(problem)),
                response(.default, .named(problem)),
            ])
        let expected = """
            /// `GET /shots/{id}`
            nonisolated open class GetShotsByID:
                BeeRuntime.Message<GetShotsByID.Request, GetShotsByID.Response>, @unchecked Swift.Sendable
            {
                public struct Request: BeeRuntime.MessageRequest {
                    public let id: Swift.Int
                    public let page: Swift.Int?

                    public init(id: Swift.Int, page: Swift.Int? = 1) {
                        self.id = id
                        self.page = page
                    }

                    public func encode(to r: inout BeeRuntime.HTTPRequestWriter) {
                        r.path("id", id)
                        r.query("page", page)
                    }

                    public func validate(_ v: inout BeeRuntime.Validator) {
                        if let value = page { v.minimum(value, at: "page", 1) }
                    }
                }

                public typealias Response = Shot

                /// What the service may answer instead.
                public enum Failure: Swift.Sendable {
                    case notFound
                    case serverError(status: Swift.Int, Problem)
                    case other(status: Swift.Int, Problem)
                }

                override open class var endpoint: BeeRuntime.Endpoint {
                    BeeRuntime.Endpoint(
                        name: "GetShotsByID",
                        method: "GET",
                        path: "/shots/{id}",
                        servers: DribbbleAPI.servers,
                        accepts: ["application/json"]
                    )
                }

                override open class func response(_ r: inout BeeRuntime.ResponseReader) throws -> Response {
                    switch r.status {
                    case 200: try r.json(Shot.self)
                    case 404: throw r.failure(Failure.notFound)
                    case 500..<600: throw try r.failure(Failure.serverError(status: r.status, r.json(Problem.self)))
                    default: throw try r.failure(Failure.other(status: r.status, r.json(Problem.self)))
                    }
                }

                /// What the service answered instead, if the description declares it; nil for every other error.
                public var failure: Failure? { error?.body as? Failure }

                public convenience init(id: Swift.Int, page: Swift.Int? = 1) {
                    self.init(Request(id: id, page: page))
                }
            }

            """
        #expect(try builder.declarations("Messages/GetShotsByID.swift") == expected)
    }

    @Test func severalSuccessesAreAnEnum() throws {
        var builder = ProtocolBuilder()
        builder.message(
            "POST", [.literal("/a")],
            responses: [response(.code(201), .int), response(.code(204)), response(.range(2), .string)])
        let text = try builder.declarations("Messages/PostA.swift")
        #expect(
            text.contains(
                """
                    public enum Response: Swift.Sendable {
                        case created(Swift.Int)
                        case noContent
                        case success(status: Swift.Int, Swift.String)
                    }

                """))
        #expect(text.contains("        case 201: try .created(r.json(Swift.Int.self))\n        case 204: .noContent\n"))
        #expect(text.contains("        case 200..<300: try .success(status: r.status, r.json(Swift.String.self))\n"))
    }

    /// Another way to write the same value is not another answer.
    @Test(arguments: [
        ("application/xml", BodyContent.Encoding.xml, TypeUse.scalar(.binary), Optional<TypeUse>.none, ""),
        ("application/yaml", .text, .string, .int, ""),
        ("application/hal+json", .json, .int, nil, ""),
        ("application/json; v=2", .json, .string, nil, ""),
        ("application/json;stream=watch", .stream, .scalar(.binary), .int, ""),
        ("*/*", .json, .string, nil, ""),
        ("application/hal+json", .json, .string, nil, #"case 200 where r.holds("application/hal+json"): "#),
        ("Text/CSV; header=present", .text, .string, nil, #"case 200 where r.holds("text/csv"): "#),
        ("application/jsonl", .stream, .scalar(.binary), .int, #"case 200 where r.holds("application/jsonl"): "#),
    ])
    func anotherMediaType(
        _ mediaType: String, _ encoding: BodyContent.Encoding, _ type: TypeUse, _ payload: TypeUse?, expected: String
    ) throws {
        var builder = ProtocolBuilder()
        var answer = response(.code(200), .int)
        answer.contents.append(
            BodyContent(mediaType: mediaType, encoding: encoding, type: type, payload: payload))
        builder.message("GET", [.literal("/a")], responses: [answer])
        let text = try builder.declarations("Messages/GetA.swift")
        #expect(text.contains("where r.holds") == !expected.isEmpty)
        #expect(text.contains(expected.isEmpty ? "case 200: try r.json(Swift.Int.self)\n" : expected))
    }

    @Test func aDefaultAloneIsBoth() throws {
        var builder = ProtocolBuilder()
        builder.message("GET", [.literal("/a")], responses: [response(.default, .string)])
        let text = try builder.declarations("Messages/GetA.swift")
        #expect(text.contains("    public typealias Response = Swift.String\n"))
        #expect(
            text.contains(
                "        case 200..<300: try r.json(Swift.String.self)\n        default: throw try r.failure("))
    }

    @Test func aSpreadBody() throws {
        var builder = ProtocolBuilder()
        let body = builder.add(
            .nested(in: .message(MessageID(index: 0)), path: [.body]),
            .object(ObjectType(fields: [field("id", .int), field("note", TypeUse.string.nullable, required: false)])))
        builder.message(
            "PUT", [.literal("/a/"), .parameter("id")], parameters: [Parameter(place: .path, field: field("id", .int))],
            body: RequestBody(isRequired: true, contents: [json(.named(body))], span: .none))
        let text = try builder.declarations("Messages/PutAByID.swift")
        #expect(!text.contains("struct Body"))
        #expect(
            text.contains(
                """
                        private static let bodyKeys = BeeRuntime.JSONKeys("id note")

                        public func encode(to r: inout BeeRuntime.HTTPRequestWriter) {
                            r.path("id", id)
                            r.json.begin(Self.bodyKeys)
                            r.json.int(0, idInBody)
                            r.json.presence(1, note)
                            r.json.close()
                        }

                """))
    }

    @Test func bodiesOfOtherKinds() throws {
        #expect(try lines(of: .binary, .scalar(.binary)) == ["r.data(body, contentType: \"a/b\")"])
        #expect(
            try lines(of: .text, .string, isRequired: false) == ["if let body { r.text(body, contentType: \"a/b\") }"])
        #expect(try lines(of: .json, .list(.int)) == ["r.contentType(\"a/b\")", "r.json.write(body)"])
        #expect(try lines(of: .formField("json"), .list(.int)) == ["r.formJSON(\"json\", body)"])
    }

    private func lines(
        of encoding: BodyContent.Encoding, _ type: TypeUse, isRequired: Bool = true
    ) throws -> [String] {
        var builder = ProtocolBuilder()
        let content = BodyContent(mediaType: "a/b", encoding: encoding, type: type)
        let id = builder.message(
            "POST", [.literal("/a")], body: RequestBody(isRequired: isRequired, contents: [content], span: .none))
        let context = RenderingContext(names: builder.names(), options: RenderingOptions())
        let planner = RequestPlanner(context: context, message: id)
        return RequestWriter(context: context, message: context.model[id], inputs: planner.inputs).lines
    }

    @Test func formsWriteField() throws {
        var builder = ProtocolBuilder()
        let form = builder.object("Form", [field("title", .string), field("image", .scalar(.upload, .maxBytes(9)))])
        var content = BodyContent(mediaType: "multipart/form-data", encoding: .multipart(.named), type: .named(form))
        content.fieldEncodings["title"] = FieldEncoding(contentType: "text/plain")
        builder.message("POST", [.literal("/a")], body: RequestBody(isRequired: true, contents: [content], span: .none))
        let text = try builder.declarations("Messages/PostA.swift")
        #expect(text.contains("            r.part(\"title\", body.title, contentType: \"text/plain\")\n"))
        #expect(text.contains("            r.file(\"image\", body.image)\n"))
    }

    @Test func stylesAreSaidWhereTheyAreNotTheUsual() throws {
        var builder = ProtocolBuilder()
        let list = TypeUse.list(.string)
        builder.message(
            "GET", [.literal("/a/"), .parameter("p")],
            parameters: [
                Parameter(place: .path, field: field("p", list), style: .matrix, explode: true),
                Parameter(place: .query, field: field("a", list)),
                Parameter(place: .query, field: field("b", list), explode: false, allowReserved: true),
                Parameter(place: .query, field: field("c", list), style: .pipeDelimited),
                Parameter(place: .query, field: field("d", .map(.string)), style: .deepObject),
                Parameter(place: .header, field: field("e", list), style: .json),
                Parameter(place: .cookie, field: field("f", list), style: .cookie),
                Parameter(place: .cookie, field: field("g", list), style: .cookie, explode: false),
            ])
        let text = try builder.declarations("Messages/GetAByP.swift")
        for line in [
            #"r.path("p", p, style: .matrix, explode: true)"#, #"r.query("a", a)"#,
            #"r.query("b", b, explode: false, allowReserved: true)"#, #"r.query("c", c, style: .pipeDelimited)"#,
            #"r.query("d", d, style: .deepObject)"#, #"r.header("e", self.e, style: .json)"#,
            #"r.cookie("f", f, style: .cookie)"#, #"r.cookie("g", g, style: .cookie, explode: false)"#,
        ] {
            #expect(text.contains("            \(line)\n"))
        }
    }

    @Test func aWholeQueryHasACallOfItsOwn() throws {
        var builder = ProtocolBuilder()
        var text = Parameter(place: .query, field: field("q", .string))
        text.isWholeQuery = true
        var json = Parameter(place: .query, field: field("q", .list(.string)), style: .json)
        json.isWholeQuery = true
        builder.message("GET", [.literal("/a")], parameters: [text])
        builder.message("GET", [.literal("/b")], parameters: [json])
        #expect(try builder.declarations("Messages/GetA.swift").contains("            r.queryString(\"q\", q)\n"))
        #expect(
            try builder.declarations("Messages/GetB.swift")
                .contains("            r.queryString(\"q\", q, style: .json)\n"))
    }

    @Test func aDeprecatedMessageWarnsWhoMakesOne() throws {
        var builder = ProtocolBuilder()
        builder.message("GET", [.literal("/a")], isDeprecated: true)
        let text = try builder.declarations("Messages/GetA.swift")
        #expect(text.contains("    @available(*, deprecated)\n    public convenience init() {\n"))
        #expect(text.components(separatedBy: "@available").count == 2)
    }

    @Test func aService() throws {
        let builder = ProtocolBuilder(servers: [
            Server(name: "production", url: "https://api.example.com", span: .none),
            Server(
                url: "https://{region}.example.com",
                variables: [.init(name: "region", defaultValue: "eu", allowed: ["eu"])],
                span: .none),
        ])
        let expected = """
            /// Dribbble
            nonisolated public enum DribbbleAPI {
                /// Where the service is; the first is the default.
                public static let servers = BeeRuntime.ServerConfig([
                    .init(name: "production", url: "https://api.example.com"),
                    .init(name: "server2", url: "https://{region}.example.com", variables: [.init(name: "region", defaultValue: "eu", allowed: ["eu"])]),
                ])
            }

            """
        #expect(try builder.declarations("Services/DribbbleAPI.swift") == expected)
    }
}

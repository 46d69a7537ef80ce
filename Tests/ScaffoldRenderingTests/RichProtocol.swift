import ScaffoldModel

extension ProtocolBuilder {
    /// A protocol that has something of everything.
    static func rich() -> ProtocolBuilder {
        var builder = ProtocolBuilder(servers: [
            Server(name: "production", url: "https://api.dribbble.com/v1", span: .none),
            Server(
                url: "https://{region}.dribbble.com",
                variables: [.init(name: "region", defaultValue: "eu", allowed: ["eu", "us"])], span: .none),
        ])
        let list = builder.enumeration("List", ["debuts", "everyone", "popular"])
        let signs = builder.enumeration("Sign", ["+1", "-1", "1", "", "default", "unknown", "rawValue", "\"\\(x)"])
        let older = builder.enumeration("Older", ["x", "y"], isDeprecated: true)
        let priority = builder.add(
            .declared("Priority"),
            .enumeration(
                EnumerationType(
                    rawType: .integer,
                    cases: [
                        .init(name: "low", value: "0", pointer: "#/p/low", span: .none),
                        .init(
                            name: "high", value: "10", documentation: Documentation(summary: "At once."),
                            isDeprecated: true, pointer: "#/p/high", span: .none),
                    ])))
        let slug = builder.add(.declared("Slug"), .alias(.scalar(.string, .pattern("^[a-z]+$"), .maxLength(40))))
        let moment = builder.add(.declared("Moment"), .alias(TypeUse.scalar(.dateTime).nullable))
        let player = builder.object(
            "Player",
            [
                field("id", .scalar(.int64)), field("name", .scalar(.string, .minLength(1), .maxLength(80))),
                field("avatar_url", .scalar(.string, .format("uri")), required: false),
                field("location", TypeUse.string.nullable), field("nickname", TypeUse.string.nullable, required: false),
                field("created_at", .named(moment)), field("slug", .named(slug)),
                field("page", .int, required: false, default: number(1)),
                field("list", .named(list), required: false, default: .string("popular")),
                field("priority", .named(priority), required: false), field("old", .named(older), required: false),
                field("balance", .scalar(.decimal, .minimum(decimal("0.01")))),
                field(
                    "rate", .scalar(.double, .multipleOf(decimal("0.5")), .exclusiveMaximum(DecimalNumber(1)))),
                field("legacy", .string, isDeprecated: true),
                field("size", .scalar(.json), required: false),
                field("r", .string), field("w", .string), field("v", .scalar(.string, .minLength(1))),
                field("e", .string),
                field("self", .string), field("init", .string), field("for", .string), field("await", .string),
                field("Self", .string), field("birthday", .scalar(.date), required: false),
                field("uuid", .scalar(.uuid)), field("data", .scalar(.bytes, .maxBytes(10)), required: false),
                field("kind", .named(signs)), field("first name", .string), field("hashValue", .string),
                field("description", .string), field("hash", .string),
                field("matrix", .list(.list(.scalar(.int, .minimum(DecimalNumber(0))), .maxItems(3)))),
                field("notes", .map(.scalar(.string, .minLength(1), .pattern("\\d\"#")))),
                field("maybes", .list(TypeUse.string.nullable)),
            ], doc: "Somebody.\nEvil */ text \u{202E} \u{2028} end.")
        let size = builder.add(
            .nested(in: .type(TypeID(index: player.index + 2)), path: [.field("size")]),
            .object(
                ObjectType(fields: [field("width", .scalar(.int, .minimum(DecimalNumber(1)))), field("height", .int)])))
        let shot = builder.object(
            "Shot",
            [
                field("id", .scalar(.int64)),
                field("title", .scalar(.string, .minLength(1), .maxLength(140)), doc: "Shown under it."),
                field("size", .named(size)),
                field("tags", .list(.scalar(.string, .minLength(1), .maxLength(30)), .maxItems(20), .uniqueItems)),
                field("player", .named(player)), field("players", .list(.named(player))),
                field("extra", .map(.scalar(.json)), required: false),
            ])
        precondition(shot.index == player.index + 2)
        let node = TypeID(index: shot.index + 1)
        builder.object(
            "Node",
            [
                field("next", .named(node), required: false), field("parent", TypeUse.named(node).nullable),
                field("both", TypeUse.named(node).nullable, required: false),
                field("old", .named(node), required: false, isDeprecated: true), field("children", .list(.named(node))),
            ])
        builder.object("Empty", [])
        builder.object("Closed", [field("a", .string), field("", .string)], others: .forbidden)
        builder.object("Open", [field("others", .string)], others: .kept(.scalar(.int, .minimum(DecimalNumber(0)))))
        builder.object("Old", [field("a", .string)], isDeprecated: true, doc: "Gone soon.")
        for name in ["Message", "Request", "Swift", "Task", "Codable", "Error", "String", "Type"] {
            builder.object(name, [field("value", .string)])
        }
        let circle = builder.object("Circle", [field("radius", .scalar(.double)), field("kind", .string)])
        let square = builder.object("Square", [field("side", .scalar(.double)), field("kind", .string)])
        let shape = builder.add(
            .declared("Shape"),
            .union(
                UnionType(
                    tag: "kind",
                    members: [
                        .init(type: .named(circle), tags: ["circle"]), .init(type: .named(square), tags: ["square"]),
                    ])))
        let anything = TypeID(index: shape.index + 1)
        _ = builder.add(
            .declared("Anything"),
            .union(
                UnionType(members: [
                    .init(type: .scalar(.string, .minLength(2))), .init(type: .int), .init(type: .list(.named(shape))),
                    .init(type: .map(.int)), .init(type: .named(anything)), .init(type: .named(list)),
                ])))
        let problem = builder.object(
            "Problem", [field("message", .string), field("fields", .map(.string), required: false)])
        builder.messages(list: list, shot: shot, problem: problem, shape: shape)
        return builder
    }

    private mutating func messages(list: TypeID, shot: TypeID, problem: TypeID, shape: TypeID) {
        let first = model.nextMessageID
        let page = add(
            .nested(in: .message(first), path: [.response(.code(200))]),
            .object(ObjectType(fields: [field("page", .int), field("shots", .list(.named(shot)))])))
        let conflict = add(
            .nested(in: .message(first), path: [.response(.code(409))]),
            .object(ObjectType(fields: [field("message", .string)])))
        message(
            "GET", [.literal("/shots/"), .parameter("list")], name: "ListShots",
            parameters: [
                Parameter(place: .path, field: field("list", .named(list))),
                Parameter(
                    place: .query,
                    field: field("page", .scalar(.int, .minimum(DecimalNumber(1))), required: false, default: number(1))
                ),
                Parameter(place: .query, field: field("per_page", .int, required: false, default: number(10))),
                Parameter(
                    place: .query, field: field("tags", .list(.string), required: false), style: .spaceDelimited,
                    explode: false),
                Parameter(place: .query, field: field("q", .string, required: false, isDeprecated: true)),
                Parameter(place: .query, field: field("r", .scalar(.string, .pattern("^a")), required: false)),
                Parameter(place: .header, field: field("Idempotency-Key", .scalar(.uuid), required: false)),
                Parameter(place: .cookie, field: field("page", .string, required: false)),
            ],
            responses: [
                response(.code(200), .named(page)), response(.code(409), .named(conflict)), response(.code(404)),
                response(.range(5), .named(problem)), response(.default, .named(problem)),
            ])
        let publish = model.nextMessageID
        let form = add(
            .nested(in: .message(publish), path: [.body]),
            .object(
                ObjectType(fields: [
                    field("title", .scalar(.string, .maxLength(140))),
                    field("image", .scalar(.upload, .mediaTypes(["image/png"]), .maxBytes(8_000_000))),
                ])))
        message(
            "POST", [.literal("/shots")], name: "PublishShot",
            body: RequestBody(
                isRequired: true,
                contents: [
                    BodyContent(mediaType: "multipart/form-data", encoding: .multipart(.named), type: .named(form))
                ],
                span: .none),
            responses: [
                response(.code(201), .named(shot)), response(.code(202)), response(.range(2), .list(.named(shot))),
            ])
        let update = model.nextMessageID
        let body = add(
            .nested(in: .message(update), path: [.body]),
            .object(
                ObjectType(fields: [
                    field("id", .int), field("title", .string, required: false),
                    field("note", TypeUse.string.nullable, required: false),
                ])))
        message(
            "PUT", [.literal("/shots/"), .parameter("id")],
            parameters: [Parameter(place: .path, field: field("id", .int))],
            body: RequestBody(isRequired: true, contents: [json(.named(body))], span: .none),
            responses: [response(.code(204))])
        message(
            "DELETE", [.literal("/shots/"), .parameter("id")],
            parameters: [Parameter(place: .path, field: field("id", .int))], responses: [response(.default, .string)],
            isDeprecated: true)
        message(
            "PATCH", [.literal("/shapes")],
            body: RequestBody(isRequired: false, contents: [json(.named(shape))], span: .none),
            responses: [response(.code(200), .list(.named(shape)))])
        let bee = model.nextMessageID
        let user = add(
            .nested(in: .message(bee), path: [.body]),
            .object(ObjectType(fields: [field("name", .string), field("age", .int, required: false)])))
        message(
            "POST", [.literal("/user/signin")],
            body: RequestBody(
                isRequired: true,
                contents: [
                    BodyContent(
                        mediaType: "application/x-www-form-urlencoded", encoding: .formField("json"), type: .named(user)
                    )
                ], span: .none))
        message("GET", [.literal("/ping")])
    }
}

import ScaffoldDiagnostics
import ScaffoldModel
import Testing

@testable import ScaffoldNaming

@Suite("Names of a protocol")
struct ProtocolNameTests {
    private struct Builder {
        var model = ProtocolModel()
        let document: DocumentID
        let sink = DiagnosticSink()

        init(title: String? = "Dribbble", path: String = "dribbble.yaml", namespace: String? = nil) {
            var declaration = DocumentDeclaration(path: path, title: title, span: .at(0))
            declaration.namespace = namespace
            document = model.add(declaration)
        }

        @discardableResult
        mutating func type(_ name: TypeName, _ uses: [TypeUse] = [], at offset: UInt32 = 1) -> TypeID {
            let fields = uses.enumerated().map { index, use in
                Field(key: "f\(index)", type: use, isRequired: true, pointer: "#/f\(index)", span: .at(offset))
            }
            return model.add(
                TypeDeclaration(
                    name: name, kind: .object(ObjectType(fields: fields)), document: document,
                    pointer: "#/model/\(model.types.count)", span: .at(offset)))
        }

        @discardableResult
        mutating func message(
            _ method: String, _ parts: [PathTemplate.Part], name: String? = nil, parameters: [Parameter] = [],
            statuses: [StatusPattern] = [], at offset: UInt32 = 1
        ) -> MessageID {
            model.add(
                MessageDeclaration(
                    method: method, path: PathTemplate(parts: parts), name: name, parameters: parameters,
                    responses: statuses.map { ResponseDeclaration(status: $0, contents: [], span: .at(offset)) },
                    document: document, pointer: "#/message/\(model.messages.count)", span: .at(offset)))
        }

        /// What the first answer of a message holds.
        mutating func answer(_ message: MessageID, _ use: TypeUse) {
            model[message].responses[0].contents = [
                BodyContent(mediaType: "application/json", encoding: .json, type: use)
            ]
        }

        func names(_ options: NamingOptions = NamingOptions()) -> NamedProtocol {
            chooseNames(model, options: options, diagnostics: sink)
        }
    }

    private static func use(_ id: TypeID) -> TypeUse { TypeUse(.named(id), span: .at(0)) }

    private static func parameter(_ place: Parameter.Place, _ key: String) -> Parameter {
        let string = TypeUse(.scalar(.string), span: .at(0))
        return Parameter(
            place: place,
            field: Field(key: key, type: string, isRequired: true, pointer: "#/\(place)/\(key)", span: .at(0)))
    }

    @Test(
        arguments: [
            ("GET", [.literal("/shots/"), .parameter("id"), .literal("/rebounds")], "GetShotsByIDRebounds"),
            ("GET", [.literal("/shots/"), .parameter("list")], "GetShotsByList"),
            ("DELETE", [.literal("/a.b/c-d/"), .parameter("x_y"), .literal(".json")], "DeleteABCDByXYJSON"),
            ("GET", [.literal("/")], "Get"),
        ] as [(String, [PathTemplate.Part], String)])
    func messagesWithoutNames(_ method: String, _ path: [PathTemplate.Part], _ expected: String) {
        var builder = Builder()
        builder.message(method, path)
        #expect(builder.names().messages[0].identifier == expected)
    }

    @Test func messagesWithNames() {
        var builder = Builder()
        builder.message("GET", [.literal("/a")], name: "list_shots")
        builder.message("GET", [.literal("/b")], name: "ListUsers")
        #expect(builder.names().messages.map(\.identifier) == ["ListShots", "ListUsers"])
    }

    @Test func nestedTypesAreNamedByTheirOwner() {
        var builder = Builder()
        let shot = builder.type(.declared("shot"))
        let size = builder.type(.nested(in: .type(shot), path: [.field("size")]))
        builder.type(.nested(in: .type(size), path: [.field("unit")]))
        builder.type(.nested(in: .type(shot), path: [.field("tags"), .item]))
        let message = builder.message(
            "GET", [.literal("/a")], name: "A", statuses: [.code(200), .code(409), .range(5)])
        let result = builder.type(.nested(in: .message(message), path: [.response(.code(200))]))
        builder.answer(message, Self.use(result))
        builder.type(.nested(in: .message(message), path: [.response(.code(200)), .field("page")]))
        builder.type(.nested(in: .message(message), path: [.response(.code(409))]))
        builder.type(.nested(in: .message(message), path: [.response(.range(5)), .item]))
        builder.type(.nested(in: .message(message), path: [.field("failure")]))
        #expect(
            builder.names().types.map(\.reference) == [
                "Shot", "Shot.Size", "Shot.Size.Unit", "Shot.TagsItem", "A.Response", "A.Response.Page", "A.Conflict",
                "A.ServerErrorItem", "A.FailureModel",
            ])
        #expect(!builder.sink.hasErrors)
    }

    @Test func whatCanBeNullLeavesItsNameToTheAlias() {
        var builder = Builder()
        let message = builder.message("GET", [.literal("/a")], name: "A", statuses: [.code(200)])
        var use = Self.use(builder.type(.nested(in: .message(message), path: [.response(.code(200))])))
        use.isNullable = true
        builder.answer(message, use)
        #expect(builder.names().types.map(\.reference) == ["A.ResponseModel"])
    }

    /// No code names the elements of a stream, so that nothing can hide them.
    @Test func whatAStreamHoldsRenamesNothing() {
        var builder = Builder()
        let event = builder.type(.declared("Event"))
        let message = builder.message("GET", [.literal("/events")], name: "Watch")
        builder.type(.nested(in: .message(message), path: [.field("event")]))
        let stream = BodyContent(
            mediaType: "text/event-stream", encoding: .stream, type: TypeUse(.scalar(.binary), span: .at(0)),
            payload: Self.use(event))
        builder.model[message].responses = [
            ResponseDeclaration(status: .code(200), contents: [stream], span: .at(0))
        ]
        #expect(builder.names().types.map(\.reference) == ["Event", "Watch.Event"])
        builder.model[message].responses[0].contents[0].type = Self.use(event)
        #expect(builder.names().types.map(\.reference) == ["Event", "Watch.WatchEvent"])
    }

    @Test func aNestedTypeDoesNotHideOneThatIsMeant() {
        var builder = Builder()
        let comment = builder.type(.declared("Comment"))
        builder.type(.nested(in: .type(comment), path: [.field("comment")]))
        let size = builder.type(.declared("Size"))
        let shot = builder.type(.declared("Shot"), [Self.use(size)])
        builder.type(.nested(in: .type(shot), path: [.field("size")]))
        let other = builder.type(.declared("Other"))
        builder.type(.nested(in: .type(other), path: [.field("size")]))
        #expect(
            builder.names().types.map(\.reference) == [
                "Comment", "Comment.CommentComment", "Size", "Shot", "Shot.ShotSize", "Other", "Other.Size",
            ])
    }

    @Test func namesThatWouldHideModulesGetASuffix() {
        var builder = Builder()
        for name in [
            "Swift", "Foundation", "BeeRuntime", "Request", "Response", "Body", "Failure", "Type", "Message", "String",
        ] {
            builder.type(.declared(name))
        }
        #expect(
            builder.names().types.map(\.identifier) == [
                "SwiftModel", "FoundationModel", "BeeRuntimeModel", "RequestModel", "ResponseModel", "BodyModel",
                "FailureModel", "TypeModel", "Message", "String",
            ])
    }

    @Test func inputsOfLaterPlacesSayTheirPlace() {
        var builder = Builder()
        builder.message(
            "GET", [.literal("/a")],
            parameters: [
                Self.parameter(.cookie, "id"), Self.parameter(.query, "id"), Self.parameter(.path, "id"),
                Self.parameter(.header, "X-Id"),
            ])
        let names = builder.names()
        #expect(names.messages[0].inputs.map(\.identifier) == ["id", "idInQuery", "xID", "idInCookie"])
        #expect(names.messages[0].inputs.map(\.source) == [.parameter(2), .parameter(1), .parameter(3), .parameter(0)])
    }

    @Test func twoTypesOfOneNameAreAnErrorAtBothPlaces() throws {
        var builder = Builder()
        builder.type(.declared("Shot"), at: 10)
        builder.type(.declared("Shot"), at: 20)
        _ = builder.names()
        let found = try #require(builder.sink.sorted.first)
        #expect(found.code == .nameCollision && found.place == .span(.at(20)))
        #expect(found.notes.map(\.place) == [.span(.at(10))])
    }

    /// Names that fold to one say what folding forgets; the one that needed no folding keeps it.
    @Test func typesWhoseNamesFoldToOneStayApart() {
        var builder = Builder()
        for name in ["Event.tui.show", "EventTuiShow", "nullBool", "NullBool"] { builder.type(.declared(name)) }
        let names = builder.names()
        #expect(builder.sink.sorted.isEmpty)
        #expect(
            names.types.map(\.identifier) == ["EventDotTuiDotShow", "EventTuiShow", "LowerNullBool", "NullBool"])
    }

    @Test func aMessageMakesWayForATypeOfItsName() {
        var builder = Builder()
        builder.type(.declared("CreateShot"))
        builder.message("POST", [.literal("/shots")], name: "createShot")
        let names = builder.names()
        #expect(builder.sink.sorted.isEmpty)
        #expect(names.messages.map(\.identifier) == ["CreateShotMessage"])
    }

    @Test func filesAreComparedWithoutCase() {
        var builder = Builder()
        builder.type(.declared("MacOS"))
        builder.type(.declared("MacOs"))
        _ = builder.names()
        #expect(builder.sink.sorted.map(\.code) == [.nameCollision])
    }

    @Test func messagesTypesAndServicesShareAScope() {
        var builder = Builder()
        builder.type(.declared("DribbbleAPI"))
        builder.message("GET", [.literal("/a")], name: "ListShots")
        builder.message("GET", [.literal("/b")], name: "ListShots")
        _ = builder.names()
        #expect(builder.sink.sorted.count == 2)
    }

    @Test func nothingHidesTheNamespaceThatItIsIn() {
        var builder = Builder(title: "Bee", namespace: "BeeAPI")
        builder.type(.declared("BeeAPI"))
        builder.message("GET", [.literal("/shots")], name: "beeAPI")
        let named = builder.names()
        #expect(named.types.map(\.reference) == ["BeeAPI.BeeAPIModel"])
        #expect(named.messages.map(\.reference) == ["BeeAPI.BeeAPIMessage"])
        #expect(named.services.map(\.reference) == ["BeeAPI.BeeAPIService"])
    }

    @Test func namespacesKeepDocumentsApart() {
        var builder = Builder(namespace: "Bee1")
        builder.type(.declared("Shot"))
        let second = builder.model.add(DocumentDeclaration(path: "b.yaml", span: .at(0)))
        _ = builder.model.add(
            TypeDeclaration(
                name: .declared("Shot"), kind: .object(ObjectType()), document: second, pointer: "#/x", span: .at(5)))
        let names = builder.names()
        #expect(names.types.map(\.reference) == ["Bee1.Shot", "Shot"])
        #expect(names.types.map(\.fileName) == ["Bee1.Shot", "Shot"])
        #expect(!builder.sink.hasErrors)
    }

    @Test func overridesGoByPointer() {
        var builder = Builder()
        builder.type(.declared("Shot"))
        builder.type(.declared("User"))
        builder.message("GET", [.literal("/a")])
        let options = NamingOptions(overrides: [
            "#/model/0": chosen("Picture"), "dribbble.yaml#/model/1": chosen("Person"),
            "other.yaml#/model/0": chosen("No"), "#/message/0": chosen("Fetch"),
        ])
        let names = builder.names(options)
        #expect(names.types.map(\.identifier) == ["Picture", "Person"])
        #expect(names.messages.map(\.identifier) == ["Fetch"])
    }

    @Test func typesOfFieldsThatFoldToOneStayApart() {
        var builder = Builder()
        let owner = builder.type(.declared("T"))
        for key in ["request", "request_model", "a_b", "a-b", "kind", "Kind"] {
            builder.type(.nested(in: .type(owner), path: [.field(key)]))
        }
        #expect(
            builder.names().types.dropFirst().map(\.identifier) == [
                "RequestModel", "RequestUnderscoreModel", "AUnderscoreB", "AMinusB", "Kind", "CapitalKind",
            ])
        #expect(!builder.sink.hasErrors)
    }

    @Test func messagesThatFoldToOneSayWhatFoldingForgot() {
        let messages: [(String, PathTemplate.Part, String?)] = [
            ("GET", .literal("/x"), "fooBar"), ("GET", .literal("/y"), "FooBar"), ("GET", .literal("/c"), nil),
            ("GET", .literal("/c/"), nil), ("GET", .literal("/a b"), nil), ("GET", .literal("/a/b"), nil),
            ("GET", .literal("/a_b"), nil), ("GET", .literal("/d//e"), nil), ("GET", .literal("/d/e"), nil),
        ]
        let expected = [
            "LowerFooBar", "FooBar", "GetC", "GetCSlash", "GetASpaceB", "GetAB", "GetAUnderscoreB", "GetDSlashE",
            "GetDE",
        ]
        for order in [Array(messages.indices), messages.indices.reversed()] {
            var builder = Builder()
            for index in order { builder.message(messages[index].0, [messages[index].1], name: messages[index].2) }
            #expect(builder.names().messages.map(\.identifier) == order.map { expected[$0] })
            #expect(builder.sink.sorted.map(\.severity) == Array(repeating: .warning, count: 5))
        }
    }

    @Test func whatNoSpellingKeepsApartIsMarked() {
        var builder = Builder()
        builder.message("GET", [.literal("/a/"), .parameter("x")])
        builder.message("GET", [.literal("/a/by/x")], at: 2)
        builder.type(TypeName(origin: .declared("Shotlist"), explicit: nil), at: 3)
        builder.type(TypeName(origin: .declared("ShotList"), explicit: nil), at: 4)
        let names = builder.names()
        #expect(names.messages.map(\.identifier) == ["GetAByX_2180", "GetAByX"])
        #expect(names.types.map(\.identifier) == ["Shotlist_6311", "ShotList"])
        #expect(builder.sink.sorted.map(\.code) == [.nameCollision, .nameCollision])
        #expect(!builder.sink.hasErrors)
    }

    @Test func aChosenNameThatCollidesIsToldOfWhereItWasChosen() {
        var builder = Builder()
        builder.type(.declared("Shot"), at: 1)
        builder.type(.declared("User"), at: 2)
        _ = builder.names(NamingOptions(overrides: ["#/model/1": ChosenName("Shot", at: .at(9))]))
        #expect(builder.sink.sorted.map(\.place) == [.span(.at(9))])
    }

    /// The Swift compiler needs exponential time for types in types: beyond eight they stand beside each other.
    @Test func deepTypesStandBesideEachOther() {
        var builder = Builder()
        var id = builder.type(.declared("T"))
        for index in 1...300 { id = builder.type(.nested(in: .type(id), path: [.field("f\(index)")])) }
        let types = builder.names().types
        #expect(types[8].reference == "T.F1.F2.F3.F4.F5.F6.F7.F8")
        #expect(types[9].reference == "T.F1.F2.F3.F4.F5.F6.F7.F8F9")
        #expect(types[10].identifier == "F8F9F10")
        #expect(types.allSatisfy { $0.reference.count { $0 == "." } <= 8 })
        #expect(!builder.sink.hasErrors)
    }

    /// What keeps names apart gives nobody a name that alone would have got a suffix.
    @Test func namesThatFoldToATakenOneStayClearOfIt() {
        var builder = Builder()
        for name in ["Self", "self", "Request", "request", "Swift", "swift"] {
            builder.type(.declared(name))
            builder.message("GET", [.literal("/\(name)")], name: name)
        }
        let names = builder.names()
        #expect(
            names.types.map(\.identifier) == [
                "SelfModel", "LowerSelf", "RequestModel", "LowerRequest", "SwiftModel", "LowerSwift",
            ])
        #expect(
            names.messages.map(\.identifier) == [
                "SelfMessage", "LowerSelfMessage", "RequestMessage", "LowerRequestMessage", "SwiftMessage",
                "LowerSwiftMessage",
            ])
        #expect(!builder.sink.hasErrors)
    }

    /// A collision of names never refuses a document, wherever the types stand.
    @Test func nestedTypesThatNoSpellingKeepsApartAreMarked() {
        for keys in [["+1", "plus1"], ["plus1", "+1"], ["self", "selfModel"], ["selfModel", "self"]] {
            var builder = Builder()
            let owner = builder.type(.declared("T"))
            for key in keys {
                _ = builder.model.add(nested: [.field(key)], in: owner, builder.document, pointer: "#/T/\(key)")
            }
            let names = builder.names()
            let named = Dictionary(uniqueKeysWithValues: zip(keys, names.types.dropFirst().map(\.identifier)))
            switch keys.sorted()[0] {
            case "+1": #expect(named["plus1"] == "Plus1" && named["+1"]?.hasPrefix("Plus1_") == true)
            default: #expect(named["self"] == "SelfModel" && named["selfModel"]?.hasPrefix("SelfModel_") == true)
            }
            #expect(builder.sink.sorted.map(\.severity) == [.warning])
        }
    }

    @Test func aTypeBesideItsAliasMakesWayForADeclaredOne() {
        var builder = Builder()
        let list = TypeUse(.list(TypeUse(.scalar(.string), span: .at(0))), span: .at(0))
        let alias = builder.model.add(
            TypeDeclaration(
                name: .declared("Foo"), kind: .alias(list), document: builder.document, pointer: "#/Foo", span: .at(1)))
        builder.type(.nested(in: .type(alias), path: [.item]))
        builder.type(.declared("FooItem"))
        let names = builder.names()
        #expect(names.types.map(\.identifier) == ["Foo", "CapitalFooItem", "FooItem"])
        #expect(builder.sink.sorted.isEmpty)
    }

    /// Names that are made longer, so that they hide nothing, stay apart too.
    @Test(arguments: 15...22) func deepTypesOfOneKeyStayApart(_ depth: Int) {
        var builder = Builder()
        var id = builder.type(.declared("A"))
        for number in 1...depth {
            let key = TypeName.Step.field("a")
            id = builder.model.add(nested: [key], in: id, builder.document, pointer: "#/A\(number)")
        }
        let references = builder.names().types.map(\.reference)
        #expect(Set(references).count == depth + 1)
        #expect(!builder.sink.hasErrors)
    }

    @Test func aMessageMakesWayForTypesUntilItsNameIsFree() {
        var builder = Builder()
        builder.type(.declared("CreateShot"))
        builder.message("POST", [.literal("/a")], name: "CreateShot")
        builder.message("POST", [.literal("/b")], name: "CreateShotMessage")
        let names = builder.names().messages.map(\.identifier)
        #expect(names[1] == "CreateShotMessage" && names[0].hasPrefix("CreateShotMessage_"))
        #expect(builder.sink.sorted.map(\.severity) == [.warning])
    }

    /// Where a type's name has no capital to begin with, a member or input could have it too.
    @Test func membersAreNeverCalledLikeATypeThatTheyName() {
        var builder = Builder()
        let types = ["0", "1a"].map { builder.type(.declared($0)) }
        let members = types.map { UnionType.Member(type: Self.use($0), pointer: "#/\($0.index)") }
        let union = builder.model.add(
            TypeDeclaration(
                name: .declared("U"), kind: .union(UnionType(members: members)),
                document: builder.document, pointer: "#/U", span: .at(1)))
        builder.message("GET", [.literal("/a")], parameters: [Self.parameter(.query, "0Model")])
        let names = builder.names()
        #expect(names.types.map(\.identifier) == ["_0Model", "_1aModel", "U"])
        #expect(names[union].members == ["_0Model_", "_1aModel_"])
        #expect(names.messages[0].inputs.map(\.identifier) == ["_0Model_"])
    }

    @Test func inputsSayTheirPlaceUntilTheirNamesAreFree() {
        var builder = Builder()
        builder.message(
            "GET", [.literal("/a")],
            parameters: [
                Self.parameter(.path, "id"), Self.parameter(.path, "id_in_query"), Self.parameter(.query, "id"),
            ])
        #expect(builder.names().messages[0].inputs.map(\.identifier) == ["id", "idInQuery", "idInQueryInQuery"])
        #expect(!builder.sink.hasErrors)
    }

    private func chosen(_ name: String) -> ChosenName { ChosenName(name, at: .at(0)) }

    @Test func beeStyle() {
        #expect(TypeNamer.declared("photo", style: .bee) == "Photo")
        var builder = Builder()
        builder.type(.declared("SHOT_LIST"))
        builder.message("GET", [.literal("/shots/"), .parameter("id"), .literal("/comments")])
        builder.message("GET", [.literal("/app.php/verify/index")])
        builder.message("GET", [.literal("/x/")])
        builder.message("POST", [.literal("/x/")])
        let names = builder.names(NamingOptions(style: .bee))
        #expect(names.types.map(\.identifier) == ["SHOT_LIST"])
        #expect(
            names.messages.map(\.identifier) == [
                "API_SHOTS_ID_COMMENTS", "API_APP_PHP_VERIFY_INDEX", "API_GET_X", "API_POST_X",
            ])
        #expect(names.messages[0].aliases?.request == "REQ_SHOTS_ID_COMMENTS")
    }

    /// Adding types and messages renames nothing.
    @Test func namesStayWhenADocumentGrows() {
        var builder = Builder()
        let shot = builder.type(.declared("Shot"))
        builder.type(.nested(in: .type(shot), path: [.field("size")]))
        builder.message("GET", [.literal("/shots")])
        let before = builder.names()
        builder.type(.declared("Size"))
        builder.type(.declared("GetShotsByID"))
        builder.message("POST", [.literal("/shots")])
        let after = builder.names()
        #expect(Array(after.types.map(\.reference).prefix(2)) == before.types.map(\.reference))
        #expect(after.messages[0].identifier == before.messages[0].identifier)
    }

    @Test(arguments: [
        ("Dribbble", "DribbbleAPI"), ("The Shop API", "TheShopAPI"), (nil, "DribbbleAPI"), ("  ", "DribbbleAPI"),
    ])
    func services(_ title: String?, _ expected: String) {
        #expect(Builder(title: title).names().services[0].identifier == expected)
    }
}

extension ProtocolModel {
    fileprivate mutating func add(
        nested path: [TypeName.Step], in owner: TypeID, _ document: DocumentID, pointer: String
    ) -> TypeID {
        add(
            TypeDeclaration(
                name: .nested(in: .type(owner), path: path), kind: .object(ObjectType()), document: document,
                pointer: pointer, span: .at(1)))
    }
}

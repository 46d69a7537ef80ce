import ScaffoldDiagnostics
import ScaffoldModel
import Testing

@Suite struct SelectionTests {
    @Test(
        arguments: [
            (Selection(paths: ["/shots/*"]), "GET /shots/{id}"),
            (Selection(paths: ["/shots/**"]), "GET /shots/{id}, PUT /shots/{id}/likes"),
            (Selection(paths: ["/shots", "/user?"]), "POST /shots, POST , GET /users"),
            (Selection(methods: ["get"]), "GET /shots/{id}, GET /users"),
            (Selection(tags: ["shots"], methods: ["get"]), "GET /shots/{id}"),
            (Selection(paths: ["/users"], tags: ["shots"]), "GET /shots/{id}, POST /shots, POST , GET /users"),
            (Selection(operations: ["PUT /shots/:id/likes", "GET /users"]), "PUT /shots/{id}/likes, GET /users"),
            (Selection(operations: ["publish"]), "POST /shots, POST "),
        ])
    func selects(_ selection: Selection, _ expected: String) {
        let (model, misses) = Self.model.selecting([DocumentID(index: 0): selection])
        #expect(model.messages.map { "\($0.method) \($0.path.text)" }.joined(separator: ", ") == expected)
        #expect(misses.isEmpty)
    }

    /// Of types, only what is needed stays: by use, and the owners that nested types are written in.
    @Test func keepsTheClosure() {
        let model = Self.model.selecting([DocumentID(index: 0): Selection(operations: ["getShot"])]).model
        #expect(
            ModelDump.text(of: model) == """
                document "api.yaml"
                  object Shot
                    field "size" Shot.size
                  object Shot.size
                  message GET /shots/{id} named "getShot" tags shots
                    path "id" string
                    response 200 application/json as json: Shot

                """)
    }

    /// A callback comes with the message that asks for it, and points at it after ids have changed.
    @Test func callbacksFollow() throws {
        let model = Self.model.selecting([DocumentID(index: 0): Selection(operations: ["publish"])]).model
        #expect(try #require(model.messages.last).kind == .callback("done", expression: "x", of: MessageID(index: 0)))
    }

    @Test func misspellingsAreTold() {
        let selection = Selection(paths: ["/shot"], tags: ["shots"], operations: ["get"], methods: ["GTE"])
        let misses = Self.model.selecting([DocumentID(index: 0): selection]).misses
        #expect(misses.map { "\($0.criterion.rawValue) \($0.value)" } == ["path /shot", "operation get", "method GTE"])
    }

    @Test func nothingAskedChangesNothing() {
        let model = Self.model.selecting([DocumentID(index: 0): Selection()]).model
        #expect(ModelDump.text(of: model) == ModelDump.text(of: Self.model))
    }

    // MARK: Support

    private static let span = SourceSpan(file: SourceFileID(index: 0), start: 0, end: 0)

    private static let model: ProtocolModel = {
        var model = ProtocolModel()
        let document = model.add(DocumentDeclaration(path: "api.yaml", documentation: Documentation(), span: span))
        func object(_ name: TypeName, _ fields: [Field] = []) -> TypeDeclaration {
            TypeDeclaration(
                name: name, kind: .object(ObjectType(fields: fields)), document: document, pointer: "#", span: span)
        }
        _ = model.add(object(.declared("Unused")))
        let shot = model.add(object(.declared("Shot")))
        let size = model.add(object(.nested(in: .type(shot), path: [.field("size")])))
        let field = Field(
            key: "size", type: TypeUse(.named(size), span: span), isRequired: true, pointer: "#", span: span)
        model[shot].kind = .object(ObjectType(fields: [field]))
        func add(
            _ method: String, _ parts: [PathTemplate.Part], _ name: String?, tags: [String] = [],
            kind: MessageDeclaration.Kind = .call, answer: TypeID? = nil
        ) -> MessageID {
            var message = MessageDeclaration(
                method: method, path: PathTemplate(parts: parts), name: name, tags: tags, document: document,
                pointer: "#",
                span: span)
            message.kind = kind
            for case .parameter(let name) in parts {
                let field = Field(
                    key: name, type: TypeUse(.scalar(.string), span: span), isRequired: true, pointer: "#", span: span)
                message.parameters.append(Parameter(place: .path, field: field))
            }
            if let answer {
                let content = BodyContent(
                    mediaType: "application/json", encoding: .json, type: TypeUse(.named(answer), span: span))
                message.responses = [ResponseDeclaration(status: .code(200), contents: [content], span: span)]
            }
            return model.add(message)
        }
        _ = add("GET", [.literal("/shots/"), .parameter("id")], "getShot", tags: ["shots"], answer: shot)
        _ = add("PUT", [.literal("/shots/"), .parameter("id"), .literal("/likes")], nil)
        let publish = add("POST", [.literal("/shots")], "publish", tags: ["shots"])
        _ = add("POST", [], "published", kind: .callback("done", expression: "x", of: publish))
        _ = add("GET", [.literal("/users")], "users")
        return model
    }()
}

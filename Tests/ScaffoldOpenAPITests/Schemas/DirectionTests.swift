import ScaffoldDiagnostics
import Testing

@testable import ScaffoldModel
@testable import ScaffoldOpenAPI

/// Fields of one way, seen from requests and responses.
@Suite struct DirectionTests {
    private func model(_ paths: String) -> ProtocolModel {
        Described(
            """
            openapi: 3.1.0
            info: {title: T, version: '1'}
            paths:
            \(paths)
            components:
              schemas:
                Shot:
                  type: object
                  required: [id, title, secret]
                  properties:
                    id: {type: integer, readOnly: true}
                    title: {type: string}
                    secret: {type: string, writeOnly: true}
                    views: {type: integer, readOnly: true}
                Page: {type: object, properties: {shots: {type: array, items: {$ref: '#/components/schemas/Shot'}}}}
                Note: {type: object, properties: {at: {type: string, readOnly: true}}}

            """
        ).model
    }

    fileprivate static let content = "{content: {application/json: {schema: {$ref: '#/components/schemas/"

    private func path(sends: String?, receives: String?) -> String {
        let body = sends.map { "requestBody: \(Self.content)\($0)'}}}}, " } ?? ""
        let answer = receives.map { "description: ok, " + Self.content.dropFirst() + "\($0)'}}}" } ?? "description: ok"
        return "  /\(sends ?? "-")\(receives ?? "-"): {post: {\(body)responses: {'200': {\(answer)}}}}"
    }

    /// The keys of a type, or of its view for requests; nil where there is none.
    private func keys(_ name: String, _ model: ProtocolModel, isRequestType: Bool = false) -> [String]? {
        let divided = RequestTypes(of: model).apply(reporting: DiagnosticSink())
        guard let index = divided.types.firstIndex(where: { $0.name == .declared(name) }) else { return nil }
        let view = TypeName.nested(in: .type(TypeID(index: index)), path: [.request])
        let found = divided.types.first { $0.name == (isRequestType ? view : .declared(name)) }
        guard case .object(let object) = found?.kind else { return nil }
        return object.fields.map(\.key)
    }

    @Test func oneTypeWhereAValueTravelsOneWay() {
        let sent = model(path(sends: "Page", receives: "Note"))
        #expect(keys("Shot", sent, isRequestType: true) == nil)
        #expect(keys("Shot", sent) == ["title", "secret"])
        let received = model(path(sends: nil, receives: "Page"))
        #expect(keys("Shot", received, isRequestType: true) == nil)
        #expect(keys("Shot", received) == ["id", "title", "views"])
    }

    @Test func twoViewsWhereARequiredFieldGoesOneWayOnly() {
        let both = model(path(sends: "Page", receives: nil) + "\n" + path(sends: nil, receives: "Page"))
        #expect(keys("Page", both, isRequestType: true) == ["shots"])
        #expect(keys("Shot", both) == ["id", "title", "views"])
        #expect(keys("Shot", both, isRequestType: true) == ["title", "secret"])
    }

    @Test func anOptionalFieldOfOneWayDividesNothing() {
        let both = model(path(sends: "Note", receives: "Note"))
        #expect(keys("Note", both, isRequestType: true) == nil)
        #expect(keys("Note", both) == ["at"])
    }

    @Test func whatNoMessageUsesIsAsItIsWritten() {
        #expect(keys("Shot", model(path(sends: "Note", receives: nil))) == ["id", "title", "secret", "views"])
    }

    @Test func theElementsOfAStreamAreReceived() {
        let events =
            "  /events: {get: {responses: {'200': {description: ok, content: "
            + "{text/event-stream: {schema: {$ref: '#/components/schemas/Shot'}}}}}}}"
        let both = model(path(sends: "Shot", receives: nil) + "\n" + events)
        #expect(keys("Shot", both) == ["id", "title", "views"])
        #expect(keys("Shot", both, isRequestType: true) == ["title", "secret"])
    }

    // MARK: What is said of fields of one way

    /// A type that is sent and received, and what it becomes.
    private struct Divided {
        let model: ProtocolModel
        let said: [String]

        init(_ schemas: String) {
            let content = DirectionTests.content + "User'}}}}"
            let described = Described(
                """
                openapi: 3.1.0
                info: {title: T, version: '1'}
                paths:
                  /: {post: {requestBody: \(content), responses: {'200': {description: ok, \(content.dropFirst())}}}
                components:
                  schemas:
                \(schemas.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))

                """)
            let sink = DiagnosticSink()
            model = RequestTypes(of: described.model).apply(reporting: sink)
            said = described.diagnostics.map(\.message) + sink.sorted.map(\.message)
        }

        func type(_ name: String, isRequestType: Bool) -> TypeDeclaration? {
            let index = model.types.firstIndex { $0.name == .declared(name) } ?? 0
            let request = TypeName.nested(in: .type(TypeID(index: index)), path: [.request])
            return model.types.first { $0.name == (isRequestType ? request : .declared(name)) }
        }

        /// What must hold of the whole of `User`.
        func checks(isRequestType: Bool) -> [String]? {
            type("User", isRequestType: isRequestType)?.constraints.map { ModelDump.text(of: $0.rule, in: model) }
        }

        func defaults(isRequestType: Bool) -> [String] {
            guard case .object(let object) = type("User", isRequestType: isRequestType)?.kind else { return [] }
            return object.fields.filter { $0.defaultValue != nil }.map(\.key)
        }
    }

    @Test(
        arguments: [
            (
                "dependentRequired: {name: [id, nick], id: [nick]}", ["dependentRequired name: nick"],
                ["dependentRequired name: id nick; id: nick"]
            ),
            ("dependentRequired: {name: [secret]}", ["dependentRequired name: secret"], []),
            ("anyOf: [{required: [id]}, {required: [nick]}]", [], ["any {required id} {required nick}"]),
            ("not: {required: [id, name]}", [], ["not {required id name}"]),
            ("minProperties: 3", ["minProperties 2"], ["minProperties 2"]),
            (
                "if: {required: [nick]}\n  then: {required: [id, name]}", ["if {required nick} then {required name}"],
                ["if {required nick} then {required id name}"]
            ),
        ] as [(String, [String], [String])])
    func checksSayNothingOfWhatDoesNotTravel(_ keywords: String, sent: [String], received: [String]) {
        let divided = Divided(
            """
            User:
              type: object
              required: [id]
              properties:
                id: {type: integer, readOnly: true}
                name: {type: string}
                nick: {type: string}
                secret: {type: string, writeOnly: true}
              \(keywords)
            """)
        #expect(divided.checks(isRequestType: true) == sent.map { "check {\($0)}" })
        #expect(divided.checks(isRequestType: false) == received.map { "check {\($0)}" })
    }

    @Test func aTypeOfBothWaysIsCheckedForWhatGoesBothWays() {
        let divided = Divided(
            """
            User:
              type: object
              properties:
                id: {type: integer, readOnly: true}
                name: {type: string}
                key: {type: string, writeOnly: true}
              dependentRequired: {name: [id], id: [name], key: [id, name]}
            """)
        #expect(divided.checks(isRequestType: true) == nil)
        #expect(divided.checks(isRequestType: false) == [])
    }

    @Test func theTagOfAUnionIsSent() {
        let divided = Divided(
            """
            User:
              oneOf: [{$ref: '#/components/schemas/Admin'}, {$ref: '#/components/schemas/Guest'}]
              discriminator: {propertyName: kind}
            Admin:
              type: object
              required: [kind, id]
              properties: {kind: {type: string, readOnly: true}, id: {type: integer, readOnly: true}}
            Guest: {allOf: [{$ref: '#/components/schemas/Base'}], properties: {more: {type: string}}}
            Base:
              type: object
              required: [kind]
              properties: {kind: {type: string, readOnly: true}}
              discriminator: {propertyName: kind}
            """)
        #expect(keys("Admin", divided.model) == ["kind", "id"])
        guard case .object(let admin) = divided.type("Admin", isRequestType: true)?.kind,
            case .object(let guest) = divided.type("Guest", isRequestType: false)?.kind
        else { return #expect(Bool(false)) }
        #expect(admin.fields.map(\.key) == ["kind"])
        #expect(guest.fields.map(\.key) == ["more", "kind"])
        #expect(divided.type("Guest", isRequestType: true) == nil)
    }

    @Test func aDefaultIsOfTheTypeThatItStandsAt() {
        let divided = Divided(
            """
            Pet:
              type: object
              required: [id, name]
              properties: {id: {type: integer, readOnly: true}, name: {type: string}}
            Tag:
              type: object
              required: [id]
              additionalProperties: false
              properties: {id: {type: integer, readOnly: true}}
            User:
              type: object
              properties:
                sent: {allOf: [{$ref: '#/components/schemas/Pet'}], default: {name: a}}
                both: {allOf: [{$ref: '#/components/schemas/Pet'}], default: {id: 1, name: a}}
                received: {type: array, items: {$ref: '#/components/schemas/Tag'}, default: [{id: 1}]}
                never: {allOf: [{$ref: '#/components/schemas/Pet'}], default: {id: 1}}
            """)
        #expect(divided.defaults(isRequestType: true) == ["sent", "both"])
        #expect(divided.defaults(isRequestType: false) == ["both", "received"])
        #expect(divided.said == ["the default of `never` is no value of its type: the key `name` is missing"])
    }

    @Test func theCasesOfAUnionAreCalledAlike() {
        let divided = Divided(
            """
            Pet: {type: object, required: [id], properties: {id: {type: integer, readOnly: true}}}
            Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}
            User: {oneOf: [{$ref: '#/components/schemas/Pets'}, {type: string}]}
            """)
        guard case .union(let union) = divided.type("User", isRequestType: true)?.kind,
            case .named(let id) = union.members[0].namesake?.shape
        else { return #expect(Bool(false)) }
        #expect(divided.model[id].name == .declared("Pets"))
    }
}

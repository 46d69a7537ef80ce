import ScaffoldModel
import Testing

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

    private static let content = "{content: {application/json: {schema: {$ref: '#/components/schemas/"

    private func path(sends: String?, receives: String?) -> String {
        let body = sends.map { "requestBody: \(Self.content)\($0)'}}}}, " } ?? ""
        let answer = receives.map { "description: ok, " + Self.content.dropFirst() + "\($0)'}}}" } ?? "description: ok"
        return "  /\(sends ?? "-")\(receives ?? "-"): {post: {\(body)responses: {'200': {\(answer)}}}}"
    }

    /// The keys of a type, or of its view for requests; nil where there is none.
    private func keys(_ name: String, _ model: ProtocolModel, isRequestType: Bool = false) -> [String]? {
        let divided = RequestTypes(of: model).apply()
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
}

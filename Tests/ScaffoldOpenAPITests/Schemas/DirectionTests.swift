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

    private func keys(_ name: String, _ model: ProtocolModel, isRequestView: Bool = false) -> [String] {
        let analysis = DirectionAnalysis(model)
        for (index, type) in model.types.enumerated() where type.name == .declared(name) {
            guard case .object(let object) = type.kind else { continue }
            return analysis.fields(of: TypeID(index: index), object, isRequestView: isRequestView).map(\.key)
        }
        return []
    }

    private func hasRequestView(_ name: String, _ model: ProtocolModel) -> Bool {
        let analysis = DirectionAnalysis(model)
        return model.types.indices.contains { index in
            model.types[index].name == .declared(name) && analysis.hasRequestView(TypeID(index: index))
        }
    }

    @Test func oneTypeWhereAValueTravelsOneWay() {
        let sent = model(path(sends: "Page", receives: "Note"))
        #expect(!hasRequestView("Shot", sent))
        #expect(keys("Shot", sent) == ["title", "secret", "views"])
        let received = model(path(sends: nil, receives: "Page"))
        #expect(keys("Shot", received) == ["id", "title", "views"])
    }

    @Test func twoViewsWhereARequiredFieldGoesOneWayOnly() {
        let both = model(path(sends: "Page", receives: nil) + "\n" + path(sends: nil, receives: "Page"))
        #expect(hasRequestView("Shot", both))
        #expect(hasRequestView("Page", both))
        #expect(keys("Shot", both) == ["id", "title", "views"])
        #expect(keys("Shot", both, isRequestView: true) == ["title", "secret"])
    }

    @Test func anOptionalFieldOfOneWayDividesNothing() {
        let both = model(path(sends: "Note", receives: "Note"))
        #expect(!hasRequestView("Note", both))
        #expect(keys("Note", both) == ["at"])
    }
}

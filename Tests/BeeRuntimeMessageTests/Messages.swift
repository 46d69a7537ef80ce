import BeeRuntime
import Foundation
import LoopbackSupport

// Messages as they are generated, written by hand.

nonisolated struct Shot: BeeRuntime.JSONModel, Swift.Equatable {
    let id: Swift.Int
    let title: Swift.String
    let tags: [Swift.String]

    init(id: Swift.Int, title: Swift.String, tags: [Swift.String] = []) {
        self.id = id
        self.title = title
        self.tags = tags
    }

    private static let keys = BeeRuntime.JSONKeys("id title tags")

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        id = r.int(0)
        title = r.string(1)
        tags = r.optionalArray(2, Swift.String.self) ?? []
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.int(0, id)
        w.string(1, title)
        w.array(2, tags)
        w.close()
    }

    func validate(_ v: inout BeeRuntime.Validator) {
        v.minLength(title, at: "title", 1)
        v.maxLength(title, at: "title", 10)
        v.each(tags, at: "tags") { v, e in v.minLength(e, 1) }
    }
}

nonisolated struct Problem: BeeRuntime.JSONModel, Swift.Equatable {
    let reason: Swift.String

    private static let keys = BeeRuntime.JSONKeys("reason")

    init(from r: inout BeeRuntime.JSONReader) {
        r.begin(Self.keys)
        reason = r.string(0)
        r.close()
    }

    func encode(to w: inout BeeRuntime.JSONWriter) {
        w.begin(Self.keys)
        w.string(0, reason)
        w.close()
    }
}

nonisolated enum TestAPI {
    static let servers = BeeRuntime.ServerConfig([
        .init(name: "production", url: "https://api.example.test/v1"),
        .init(name: "development", url: "http://localhost:3000"),
    ])
}

nonisolated class GetShot: BeeRuntime.Message<GetShot.Request, GetShot.Response>, @unchecked Swift.Sendable {
    struct Request: BeeRuntime.MessageRequest {
        let id: Swift.String
        let page: Swift.Int?

        func encode(to r: inout BeeRuntime.HTTPRequestWriter) {
            r.path("id", id)
            r.query("page", page)
        }

        func validate(_ v: inout BeeRuntime.Validator) {
            if let value = page { v.minimum(value, at: "page", 1) }
        }
    }

    typealias Response = Shot
    enum Failure: Swift.Sendable { case notFound(Problem), conflict(Problem) }

    override class var endpoint: BeeRuntime.Endpoint {
        BeeRuntime.Endpoint(name: "GetShot", method: "GET", path: "/shots/{id}", servers: TestAPI.servers)
    }

    override class func response(_ r: inout BeeRuntime.ResponseReader) throws -> Response {
        switch r.status {
        case 200: try r.json(Response.self)
        case 404: throw try r.failure(Failure.notFound(r.json(Problem.self)))
        case 409: throw try r.failure(Failure.conflict(r.json(Problem.self)))
        default: throw r.undeclared()
        }
    }

    var failure: Failure? { error?.body as? Failure }

    convenience init(id: Swift.String = "1", page: Swift.Int? = nil) { self.init(Request(id: id, page: page)) }
}

nonisolated class PutShot: BeeRuntime.Message<PutShot.Request, Swift.Void>, @unchecked Swift.Sendable {
    struct Request: BeeRuntime.MessageRequest {
        let body: Shot

        func encode(to r: inout BeeRuntime.HTTPRequestWriter) { r.json.write(body) }
        func validate(_ v: inout BeeRuntime.Validator) { v.model(body, at: "body") }
    }

    override class var endpoint: BeeRuntime.Endpoint {
        BeeRuntime.Endpoint(name: "PutShot", method: "PUT", path: "/shots", servers: TestAPI.servers)
    }

    override class func response(_ r: inout BeeRuntime.ResponseReader) throws {
        guard r.status == 204 else { throw r.undeclared() }
    }

    convenience init(body: Shot) { self.init(Request(body: body)) }
}

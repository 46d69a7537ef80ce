public import Foundation

/// A request as it goes out.
public struct HTTPRequest: Sendable, Hashable {
    /// The method: `GET`.
    public var method: String
    /// The whole URL, percent-encoded: a transport sends it as it is.
    public var url: String
    /// The header fields.
    public var headers: HTTPHeaders
    /// The body; nil for none.
    public var body: Data?
    /// The header fields, beside `Authorization`, `Cookie` and `Proxy-Authorization`, that say who the user is: the client
    /// notes what its credentials set. A redirect to another origin goes without them.
    public var secretHeaders: [String] = []

    /// A request.
    public init(method: String = "GET", url: String, headers: HTTPHeaders = [:], body: Data? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

// Headers and the query may have credentials in them, and so may the body.
extension HTTPRequest: Confidential {
    /// `GET https://api.example.com/shots`: without the query, the header fields and the body.
    public var description: String { "\(method) \(url.prefix { $0 != "?" })" }
    /// The same.
    public var debugDescription: String { description }
}

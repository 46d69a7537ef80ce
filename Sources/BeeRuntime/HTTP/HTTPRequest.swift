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

    /// A request.
    public init(method: String = "GET", url: String, headers: HTTPHeaders = [:], body: Data? = nil) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

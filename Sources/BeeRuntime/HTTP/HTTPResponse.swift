public import Foundation

/// An answer, whatever its status.
public struct HTTPResponse: Sendable, Hashable {
    /// The status: 200.
    public var status: Int
    /// The header fields.
    public var headers: HTTPHeaders
    /// The body; empty for none.
    public var body: Data
    /// The body while it comes, where it was asked for like this; `body` is empty then.
    public var stream: ByteStream?
    /// Where the answer came from, which redirects may have changed; nil if the transport does not know.
    public var url: String?

    /// An answer.
    public init(status: Int = 200, headers: HTTPHeaders = [:], body: Data = Data(), url: String? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }

    /// An answer that holds JSON text.
    public static func json(_ text: String, status: Int = 200) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }

    /// The media type without its parameters, in lower case: `application/json`; nil if the service did not say.
    public var mediaType: String? {
        let value = headers.values(of: "Content-Type").first?.prefix { $0 != ";" }
        let trimmed = value?.trimmingCharacters(in: .whitespaces).lowercased()
        return trimmed?.isEmpty == true ? nil : trimmed
    }
}

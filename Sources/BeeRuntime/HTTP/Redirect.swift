import Foundation

extension HTTPRequest {
    /// The request that an answer points to (WHATWG Fetch, "HTTP-redirect fetch"); nil where it points nowhere in HTTP.
    func redirected(by response: HTTPResponse) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status), let location = response.headers["Location"],
            let source = URL(string: url), let target = URL(string: location, relativeTo: source)?.absoluteURL,
            let origin = Origin(target)
        else { return nil }
        var next = self
        next.url = target.absoluteString
        if losesBody(by: response.status) {
            next.method = "GET"
            next.body = nil
            for name in Self.bodyHeaders { next.headers[name] = nil }
        }
        if origin != Origin(source) {
            for name in Self.secretHeaders + secretHeaders { next.headers[name] = nil }
        }
        return next
    }

    private func losesBody(by status: Int) -> Bool {
        switch status {
        case 301, 302: method == "POST"
        case 303: method != "GET" && method != "HEAD"
        default: false
        }
    }

    private static let bodyHeaders = [
        "Content-Encoding", "Content-Language", "Content-Length", "Content-Location", "Content-Type",
    ]
    private static let secretHeaders = ["Authorization", "Cookie", "Proxy-Authorization"]
}

/// Whom a URL belongs to (RFC 6454); nil for one that HTTP does not carry.
private struct Origin: Equatable {
    let scheme: String
    let host: String
    let port: Int

    init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = url.host?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }
}

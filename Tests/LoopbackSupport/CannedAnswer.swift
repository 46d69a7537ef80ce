package import Foundation

/// What the loopback service answers on one path.
package struct CannedAnswer: Sendable, Encodable {
    package enum Mode: String, Sendable, Encodable {
        /// Status, header fields and body as they are.
        case answer
        /// The request as the service saw it, as a ``ReceivedRequest``.
        case echo
        /// The connection ends without an answer.
        case close
        /// The header promises more than the body holds.
        case truncate
        /// The body is all that is sent: no status line of the service's own.
        case raw
        /// Status, header fields and body, which stays open.
        case open
        /// Nothing, for as long as the client waits.
        case hang
    }

    package var status: Int
    package var headers: [[String]]
    package var bodyBase64: String
    /// Seconds before it answers.
    package var delay: Double
    package var mode: Mode

    package init(
        status: Int = 200, headers: [[String]] = [], body: Data = Data(), delay: Double = 0, mode: Mode = .answer
    ) {
        self.status = status
        self.headers = headers
        self.bodyBase64 = body.base64EncodedString()
        self.delay = delay
        self.mode = mode
    }

    /// JSON text, sent as such.
    package static func json(_ text: String, status: Int = 200, headers: [[String]] = []) -> CannedAnswer {
        CannedAnswer(
            status: status, headers: [["Content-Type", "application/json"]] + headers, body: Data(text.utf8))
    }

    /// Plain text.
    package static func text(_ text: String, status: Int = 200) -> CannedAnswer {
        CannedAnswer(status: status, headers: [["Content-Type", "text/plain"]], body: Data(text.utf8))
    }

    /// An answer that points elsewhere.
    package static func redirect(to location: String, status: Int = 302) -> CannedAnswer {
        CannedAnswer(status: status, headers: [["Location", location]], body: Data("moved".utf8))
    }

    package static let echo = CannedAnswer(mode: .echo)
    package static let close = CannedAnswer(mode: .close)
    package static let hang = CannedAnswer(mode: .hang)
}

/// A request as the loopback service saw it.
package struct ReceivedRequest: Sendable, Decodable {
    /// A part of a multipart body, as Python reads it.
    package struct Part: Sendable, Decodable {
        package var disposition: String
        package var name: String?
        package var fileName: String?
        package var contentType: String?
        package var headers: [[String]]
        package var bodyBase64: String

        package var body: Data { Data(base64Encoded: bodyBase64) ?? Data() }

        /// The value of a header field; nil if it did not come.
        package func header(_ name: String) -> String? {
            headers.first { $0[0].lowercased() == name.lowercased() }?[1]
        }
    }

    package var method: String
    /// Path and query, as they came over the wire.
    package var target: String
    package var line: String
    package var headers: [[String]]
    package var bodyBase64: String
    package var parts: [Part]

    package var body: Data { Data(base64Encoded: bodyBase64) ?? Data() }
    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of a header field; nil if it did not come.
    package func header(_ name: String) -> String? {
        headers.first { $0[0].lowercased() == name.lowercased() }?[1]
    }
}

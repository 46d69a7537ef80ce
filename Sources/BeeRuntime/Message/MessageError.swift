public import Foundation

/// Why a message did not succeed.
public struct MessageError: Error, Sendable {
    /// Where the fault lies.
    public enum Domain: String, Sendable, Hashable {
        /// On this side: the request, the set-up, or the person who cancelled.
        case client
        /// On the way.
        case network
        /// The service answered, and the answer is a failure or makes no sense.
        case server
        /// Somewhere else; a program's own errors that an executor or a routine threw.
        case unknown
    }

    /// What kind of fault it is: Bee's numbers, those of this library below them, and the status where the service
    /// answered with one that is a failure.
    public struct Code: RawRepresentable, ExpressibleByIntegerLiteral, Sendable, Hashable {
        /// The number.
        public let rawValue: Int

        /// A code of your own, for an error that an executor throws.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A code by its number, as in `error.code == 404`.
        public init(integerLiteral rawValue: Int) { self.rawValue = rawValue }

        /// Nothing more exact is known.
        public static let unknown = Code(rawValue: -1)
        /// No answer in time.
        public static let timeout = Code(rawValue: -2)
        /// The request is not valid; nothing was sent.
        public static let params = Code(rawValue: -3)
        /// There is nowhere to send it: no server, or none for the environment.
        public static let routes = Code(rawValue: -4)
        /// It was cancelled.
        public static let cancelled = Code(rawValue: -5)
        /// It was not sent, because the policy forbids it while another one runs.
        public static let ignored = Code(rawValue: -6)
    }

    /// Where the fault lies.
    public var domain: Domain
    /// What kind of fault it is.
    public var code: Code
    /// What happened, in a sentence that a person can read.
    public var message: String
    /// What the service answered; nil if it did not.
    public var response: HTTPResponse?
    /// The constraints that the request or the answer breaks.
    public var violations: [Violation] = []
    /// The values of the answer that are not of their type. Where there are some, constraints were not checked.
    public var mismatches: [JSONMismatch] = []
    /// The failure that the description declares for this answer, as its type; nil for every other error.
    public var body: (any Sendable)?
    /// The error behind this one.
    public var underlying: (any Error)?

    /// An error, for an executor, a routine or a transport to throw.
    public init(
        domain: Domain = .unknown, code: Code = .unknown, message: String, response: HTTPResponse? = nil,
        underlying: (any Error)? = nil
    ) {
        self.domain = domain
        self.code = code
        self.message = message
        self.response = response
        self.underlying = underlying
    }

    /// The status of the answer; nil without one.
    public var status: Int? { response?.status }
    /// The header fields of the answer.
    public var headers: HTTPHeaders { response?.headers ?? [:] }
    /// The body of the answer as it came.
    public var data: Data { response?.body ?? Data() }
}

extension MessageError: LocalizedError, CustomStringConvertible {
    /// The sentence that a person can read.
    public var errorDescription: String? { message }

    /// The sentence; then, where it does not hold them all, one line for each violation and each mismatch. Of a failure
    /// that the service answered, the beginning of what it said.
    public var description: String {
        let all = violations.map(\.description) + mismatches.map(\.description)
        let lines = all.count > Self.shown ? all : all.isEmpty && domain == .server ? [saying].compactMap { $0 } : []
        return ([message] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    /// The beginning of the body on one line; nil where it is empty or no text.
    private var saying: String? {
        let text = String(decoding: data.prefix(4096), as: UTF8.self)
        guard !text.isEmpty, !text.utf8.contains(0) else { return nil }
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return line.count > 200 ? line.prefix(200) + "…" : line
    }

    /// How many violations and mismatches the sentence itself names.
    private static let shown = 3
}

extension MessageError {
    static let cancelled = MessageError(domain: .client, code: .cancelled, message: "The message was cancelled.")

    static func timeout(after limit: Duration?) -> MessageError {
        let limit = limit.map { " within \($0)" } ?? ""
        return MessageError(domain: .network, code: .timeout, message: "The service did not answer\(limit).")
    }

    /// An answer whose status says that something failed.
    static func answered(_ response: HTTPResponse, _ detail: String = ".") -> MessageError {
        MessageError(
            domain: .server, code: .init(rawValue: response.status),
            message: "The service answered \(HTTPStatus.text(response.status))\(detail)", response: response)
    }

    /// An answer that points elsewhere once more than is allowed.
    static func redirects(_ response: HTTPResponse, maximum: Int) -> MessageError {
        answered(response, ", which is one redirect more than the \(maximum) that are allowed.")
    }

    static func oversize(limit: Int) -> MessageError {
        MessageError(domain: .server, message: "The service's answer is larger than \(limit) bytes.")
    }

    static func ignored(_ name: String) -> MessageError {
        MessageError(domain: .client, code: .ignored, message: "It was not sent, because another \(name) is running.")
    }

    static func params(_ problems: [String], violations: [Violation] = []) -> MessageError {
        let all = problems + violations.map(\.description)
        var error = MessageError(
            domain: .client, code: .params, message: "The request is not valid: \(first(of: all)).")
        error.violations = violations
        return error
    }

    static func routes(_ message: String) -> MessageError {
        MessageError(domain: .client, code: .routes, message: message)
    }

    /// What a transport threw.
    static func network(_ error: any Error) -> MessageError {
        if let error = error as? MessageError { return error }
        if error is CancellationError { return .cancelled }
        return MessageError(
            domain: .network, message: "The service could not be reached: \(error.localizedDescription)",
            underlying: error)
    }

    /// What an executor, a routine or a message's own code threw.
    static func own(_ error: any Error) -> MessageError {
        if let error = error as? MessageError { return error }
        return MessageError(message: error.localizedDescription, underlying: error)
    }

    /// An answer that cannot be read as the description says; one that says that something failed is that first.
    static func unreadable(
        _ response: HTTPResponse, _ problems: [String], violations: [Violation] = [], mismatches: [JSONMismatch] = []
    ) -> MessageError {
        let all = problems + violations.map(\.description) + mismatches.map(\.description)
        let unchecked = mismatches.isEmpty ? "" : " (constraints not checked)"
        let fault = "not as described: \(first(of: all))\(unchecked)."
        var error =
            (200..<300).contains(response.status)
            ? MessageError(domain: .server, message: "The service's answer is \(fault)", response: response)
            : answered(response, ", which is \(fault)")
        error.violations = violations
        error.mismatches = mismatches
        return error
    }

    /// The first few, and how many there are besides.
    private static func first(of problems: [String]) -> String {
        let text = problems.prefix(Self.shown).joined(separator: "; ")
        return problems.count > Self.shown ? "\(text); and \(problems.count - Self.shown) more" : text
    }
}

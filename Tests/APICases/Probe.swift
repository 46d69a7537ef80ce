import BeeRuntime
import Foundation

/// A response of a case, as the table of its `EXPECT.md` describes it.
struct CannedResponse: Decodable, Sendable {
    let check: String
    /// The case and the operation: `002 getInvoice`.
    let message: String
    let file: String
    let status: Int
    let mediaType: String
    /// `accept` or `refuse`.
    let verdict: String
    /// What the error of a refused one must name; empty for nothing.
    let named: String

    func answer() throws -> HTTPResponse {
        HTTPResponse(
            status: status, headers: ["Content-Type": mediaType],
            body: try Data(contentsOf: URL(filePath: file)))
    }
}

/// What became of a message: its value, or the failure that its description declares, counts as read.
enum Outcome: Sendable {
    case read
    case refused(String)
}

/// Sends a message to a service that gives this answer.
func outcome<Request, Response>(
    of message: BeeRuntime.Message<Request, Response>, answeredWith answer: HTTPResponse
) async -> Outcome {
    let client = BeeRuntime.Client(
        .init(baseURL: "http://example.test", transport: ScriptedTransport { _ in answer }))
    do throws(MessageError) {
        _ = try await message.value(on: client)
        return .read
    } catch {
        return error.body == nil ? .refused("\(error)") : .read
    }
}

/// What a message sends, as the transport gets it.
func request<Request, Response>(
    of message: BeeRuntime.Message<Request, Response>,
    with configuration: BeeRuntime.Client.Configuration = .init(baseURL: "http://example.test")
) async throws -> HTTPRequest {
    let (requests, continuation) = AsyncStream<HTTPRequest>.makeStream()
    var configuration = configuration
    configuration.transport = ScriptedTransport { request in
        continuation.yield(request)
        return HTTPResponse(status: 500)
    }
    _ = try? await message.value(on: BeeRuntime.Client(configuration))
    continuation.finish()
    for await request in requests { return request }
    throw Fault("nothing was sent: \(message.error.map { "\($0)" } ?? "no error")")
}

/// Why a check does not hold.
struct Fault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

func equal<Value: Equatable>(_ one: Value, _ other: Value) throws {
    if one != other { throw Fault("\(one) is not \(other)") }
}

@main
struct Probes {
    /// Reads every response of the table that the argument names, then runs the checks; a line for each: its name, a tab,
    /// and what was wrong.
    static func main() async throws {
        let table = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
        for response in try JSONDecoder().decode([CannedResponse].self, from: table) {
            say(response.check, try await fault(of: response))
        }
        for (name, check) in checks.sorted(by: { $0.key < $1.key }) {
            do {
                try await check()
                say(name, "")
            } catch {
                say(name, "\(error)")
            }
        }
    }

    private static func fault(of response: CannedResponse) async throws -> String {
        guard let send = messages[response.message] else { return "no probe sends `\(response.message)`" }
        switch (await send(try response.answer()), response.verdict) {
        case (.read, "accept"): return ""
        case (.read, _): return "it was read"
        case (.refused(let error), "accept"): return "it was refused: \(error)"
        case (.refused(let error), _):
            return response.named.isEmpty || error.contains(response.named)
                ? "" : "the error does not name \(response.named): \(error)"
        }
    }

    private static func say(_ name: String, _ fault: String) {
        print("\(name)\t\(fault.replacing("\n", with: " "))")
    }
}

import BeeRuntime
import Foundation
import GoldenGallery
import LoopbackSupport
import Testing

/// Values so large that they stand on the heap look like all others.
struct LargeValueTests {
    @Test func aLargeBodyGoesOutAndComesBack() async throws {
        let service = try LoopbackService(["/*": CannedAnswer(status: 500, mode: .echo)])
        let message = Register(body: Visitor(name: "Ada", city: "London"))
        _ = try? await message.value(on: Client(.init(baseURL: service.baseURL)))
        let request = try JSONDecoder().decode(ReceivedRequest.self, from: #require(message.error?.data))
        #expect(request.text == #"{"name":"Ada","city":"London"}"#)
        #expect(message.request.body.city == "London")
        #expect("\(message.request)".contains(#"_body: GoldenGallery.Visitor(name: "Ada""#))

        let known = try LoopbackService(["/*": .json(#"{"name": "Ada", "city": "Rome"}"#)])
        let answer = try await Register(body: Visitor(name: "Ada")).value(on: Client(.init(baseURL: known.baseURL)))
        guard case .ok(let visitor) = answer else { throw Unexpected(answer: answer) }
        #expect(visitor.city == "Rome")
    }

    @Test func aLargeFormGoesOut() async throws {
        let service = try LoopbackService(["/*": CannedAnswer(status: 500, mode: .echo)])
        for (message, sent) in [(Enter(body: Visitor(name: "Ada", city: "Rome")), "name=Ada&city=Rome"), (Enter(), "")]
        {
            try? await message.value(on: Client(.init(baseURL: service.baseURL)))
            let request = try JSONDecoder().decode(ReceivedRequest.self, from: #require(message.error?.data))
            #expect(request.text == sent)
        }
    }

    @Test func absentNullAndThereAreToldApart() throws {
        let read = { (text: String) in try JSONDecoding.read(Visit.self, from: Data(text.utf8)) }
        let short = try read(#"{"visitor": {"name": "Ada"}}"#)
        #expect(short.companion == nil && short.guide == .absent && short.payer == nil)
        let long = try read(
            #"{"visitor": {"name": "Ada"}, "companion": {"name": "Eve"}, "guide": null, "payer": {"name": "Bob"}}"#)
        #expect(long.companion?.name == "Eve" && long.guide == .null && long.payer == .visitor(Visitor(name: "Bob")))
        #expect(try read(#"{"visitor": {"name": "Ada"}, "guide": {"name": "Joe"}}"#).guide.value?.name == "Joe")
        #expect(long == Visit(visitor: long.visitor, companion: long.companion, guide: .null, payer: long.payer))
        #expect(long != short)
    }

    @Test func whatIsInsideIsChecked() async throws {
        let service = try LoopbackService(["/*": .json("{}")])
        let message = Register(body: Visitor(name: "a name that is longer than twenty letters"))
        await #expect(throws: (any Error).self) { try await message.value(on: Client(.init(baseURL: service.baseURL))) }
        #expect(message.error?.violations.map(\.path) == ["$.body.name"])
    }

    private struct Unexpected: Error { let answer: Register.Response }
}

import BeeRuntime
import Foundation
import GoldenGallery
import LoopbackSupport
import Testing

/// Types that are one thing in a request and another in a response, because of fields that go one way only.
struct RequestTypeTests {
    private let sent = Exhibit.Request(
        title: "Vase", key: "secret",
        parts: [Exhibit.Request(title: "Lid", key: "secret")],
        work: .painting(Painting.Request(paint: "oil")),
        lot: .exhibits([Exhibit.Request(title: "Foot", key: "secret")]),
        range: GoldenGallery.Range(from: 1), place: Exhibit.Request.Place(room: "2"))

    @Test func whatTheServiceSetsIsNotSent() async throws {
        let service = try LoopbackService(["/*": CannedAnswer(status: 500, mode: .echo)])
        let message = PutExhibit(id: 1, body: sent)
        _ = try? await message.value(on: Client(.init(baseURL: service.baseURL)))
        let request = try JSONDecoder().decode(ReceivedRequest.self, from: #require(message.error?.data))
        #expect(
            request.text == #"{"title":"Vase","key":"secret","parts":[{"title":"Lid","key":"secret"}],"#
                + #""work":{"kind":"Painting","paint":"oil"},"lot":[{"title":"Foot","key":"secret"}],"#
                + #""range":{"from":1},"place":{"room":"2"}}"#)
    }

    @Test func aTagOfAnotherCaseDoesNotGoOut() async throws {
        let service = try LoopbackService(["/*": CannedAnswer(status: 500, mode: .echo)])
        let wrong = Exhibit.Request(
            title: "Vase", key: "secret", work: .painting(Painting.Request(kind: "Sculpture", paint: "oil")))
        let refused = PutExhibit(id: 1, body: wrong)
        _ = try? await refused.value(on: Client(.init(baseURL: service.baseURL)))
        #expect(
            refused.error?.violations.map(\.description) == [
                #"$.body.work.kind: "Sculpture" breaks discriminator ["Painting"]"#
            ])
        #expect(refused.error?.code == .params && refused.error?.response == nil)
        let sent = PutExhibit(id: 1, body: wrong)
        _ = try? await sent.value(on: Client(.init(baseURL: service.baseURL, requests: .off)))
        let request = try JSONDecoder().decode(ReceivedRequest.self, from: #require(sent.error?.data))
        #expect(request.text.contains(#""work":{"kind":"Sculpture","paint":"oil"}"#))
    }

    @Test func checksOfTheWholeAskForWhatGoesTheirWay() async throws {
        let placeless = Exhibit.Request(title: "Vase", key: "secret", range: GoldenGallery.Range(from: 1))
        let asked = try await put(placeless, answer: "{}").0
        #expect(asked.error?.violations.map(\.rule) == ["dependentRequired"])
        #expect(asked.error?.violations.map(\.limit) == [#""place""#])
        let whole = #"{"id": 7, "title": "Vase", "range": {}, "place": {"room": "2", "since": "May"}}"#
        let answered = try await put(sent, answer: whole).0
        #expect(answered.error?.violations.map(\.limit) == [#""seen""#])
    }

    @Test func whatTheServiceSetsMustBeAnswered() async throws {
        let whole = #"{"id": 7, "title": "Vase", "seen": 2, "key": "echoed", "place": {"room": "2", "since": "May"}}"#
        let exhibit = try await put(sent, answer: whole).1.get()
        #expect(exhibit.id == 7 && exhibit.seen == 2 && exhibit.place?.since == "May")
        let part = try await put(sent, answer: #"{"title": "Vase", "place": {"room": "2"}}"#).0
        #expect(part.error?.mismatches.map(\.path) == ["$.id", "$.place.since"])
    }

    @Test func bothAreChecked() async throws {
        let short = Exhibit.Request(title: "Vase", key: "abc", parts: [sent, sent, sent])
        let asked = try await put(short, answer: "{}").0
        #expect(asked.error?.violations.map(\.path) == ["$.body.key", "$.body.parts"])
        #expect(asked.error?.violations[0].value == "a secret value")
        #expect(asked.error.map { "\($0)".contains("abc") } == false)
        #expect("\(asked.request)" == "Request(id: 1, _body: Request(…))")
        let long = #"{"id": 7, "title": "a title that is longer than a label"}"#
        #expect(try await put(sent, answer: long).0.error?.violations.map(\.path) == ["$.title"])
    }

    private func put(_ body: Exhibit.Request, answer: String) async throws -> (PutExhibit, Result<Exhibit, any Error>) {
        let service = try LoopbackService(["/*": .json(answer)])
        let message = PutExhibit(id: 1, body: body)
        do {
            return (message, .success(try await message.value(on: Client(.init(baseURL: service.baseURL)))))
        } catch {
            return (message, .failure(error))
        }
    }
}

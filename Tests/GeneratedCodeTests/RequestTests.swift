import BeeRuntime
import Foundation
import GoldenKitchen
import LoopbackSupport
import Testing

/// What generated classes send, as a service on a real socket sees it.
struct RequestTests {
    /// Sends a message to a service that keeps what it gets, and returns what it got.
    private func received<Request, Response>(_ message: Message<Request, Response>) async throws -> ReceivedRequest {
        let service = try LoopbackService(["/*": CannedAnswer(status: 500)])
        _ = try? await message.value(on: Client(.init(baseURL: service.baseURL)))
        return try #require(try await service.requests().first)
    }

    @Test func everyPlaceOfAParameter() async throws {
        let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
        let request = try await received(
            ListDishes(course: .class, page: 2, q: "a+b &c=%é", tags: ["x", "y z"], xRequestID: id, session: "s1"))
        #expect(request.method == "GET")
        #expect(
            request.target == "/dishes/class?page=2&per_page=10&q=a%2Bb%20%26c%3D%25%C3%A9&tags=x&tags=y%20z")
        #expect(request.header("X-Request-ID") == "00000000-0000-0000-0000-00000000000a")
        #expect(request.header("Cookie") == "session=s1")
    }

    @Test func whatIsNilIsLeftOut() async throws {
        let request = try await received(ListDishes(course: .starter, page: nil, perPage: nil))
        #expect(request.target == "/dishes/starter")
        #expect(request.header("X-Request-ID") == nil)
        #expect(request.header("Cookie") == nil)
    }

    @Test func aJSONBody() async throws {
        let dish = try JSONDecoding.read(Dish.self, from: Data(dishJSON().utf8))
        let request = try await received(AddDish(body: dish))
        #expect(request.header("Content-Type") == "application/json")
        #expect(try JSONDecoding.read(Dish.self, from: request.body) == dish)
    }

    @Test func anInlineBodyIsFlat() async throws {
        let absent = try await received(ChangeDish(id: dishID, name: "Stew"))
        #expect(absent.text == #"{"name":"Stew"}"#)
        let null = try await received(ChangeDish(id: dishID, price: .null))
        #expect(null.text == #"{"price":null}"#)
    }

    @Test func aForm() async throws {
        let request = try await received(LogIn(name: "Ann & Bob", password: "p+ä=12345"))
        #expect(request.header("Content-Type") == "application/x-www-form-urlencoded")
        #expect(request.text == "name=Ann+%26+Bob&password=p%2B%C3%A4%3D12345")
    }

    @Test func aFile() async throws {
        let photo = Upload(Data([0x89, 0x50]), fileName: #"my "best".png"#, mediaType: "image/png")
        let request = try await received(PutPhoto(id: dishID, caption: "Süß", photo: photo))
        #expect(request.parts.map(\.name) == ["caption", "photo"])
        #expect(request.parts.first?.body == Data("Süß".utf8))
        #expect(request.parts.last?.contentType == "image/png")
        #expect(request.parts.last?.body == Data([0x89, 0x50]))
    }

    @Test func anInvalidRequestNeverGoesOut() async throws {
        let service = try LoopbackService(["/*": CannedAnswer(status: 500)])
        let client = Client(.init(baseURL: service.baseURL))
        let pages = ListDishes(course: .starter, page: 0, perPage: 51)
        await #expect(throws: MessageError.self) { try await pages.value(on: client) }
        #expect(pages.state == .failed)
        #expect(pages.error?.code == .params)
        #expect(pages.error?.violations.map(\.path) == ["$.page", "$.per_page"])

        let course = ListDishes(course: .unknown("brunch"))
        await #expect(throws: MessageError.self) { try await course.value(on: client) }
        #expect(course.error?.violations.map(\.path) == ["$.course"])

        let photo = Upload(Data(count: 1_000_001), fileName: "a.gif", mediaType: "image/gif")
        let put = PutPhoto(id: dishID, caption: "", photo: photo)
        await #expect(throws: MessageError.self) { try await put.value(on: client) }
        #expect(put.error?.violations.count == 3)

        #expect(try await service.requests().isEmpty)
    }

    @Test(arguments: [(DecodingMode.tolerant, 1), (.off, 0)])
    func aClientMayCheckLess(_ mode: DecodingMode, page: Int) async throws {
        let service = try LoopbackService(["/*": CannedAnswer(status: 500, mode: .echo)])
        let message = ListDishes(course: .unknown("brunch"), page: page)
        _ = try? await message.value(on: Client(.init(baseURL: service.baseURL, requests: mode)))
        let request = try JSONDecoder().decode(ReceivedRequest.self, from: #require(message.error?.data))
        #expect(request.target.contains("brunch") && request.target.contains("page=\(page)"))
    }
}

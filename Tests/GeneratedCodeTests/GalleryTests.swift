import BeeRuntime
import Foundation
import GoldenGallery
import LoopbackSupport
import Testing

/// What OpenAPI can say of operations, as a service on a real socket sees it.
struct GalleryTests {
    private let range = GoldenGallery.Range(from: 1, to: 2)

    /// Gives every request back, as a failure.
    private static let mirror = try? LoopbackService(["/*": CannedAnswer(status: 500, mode: .echo)])

    /// Sends a message, and returns what the service got.
    private func received<Request, Response>(
        _ message: Message<Request, Response>, _ secrets: [String: SchemeCredentials.Secret] = [:]
    ) async throws -> ReceivedRequest {
        let credentials = SchemeCredentials(GalleryAPI.securitySchemes, secrets)
        let service = try #require(Self.mirror)
        let client = Client(.init(baseURL: service.baseURL, credentials: secrets.isEmpty ? nil : credentials))
        _ = try? await message.value(on: client)
        return try JSONDecoder().decode(ReceivedRequest.self, from: #require(message.error?.data))
    }

    // MARK: - Requests

    @Test func everyStyleOfAPath() async throws {
        let message = ShowStyles(simple: ["a", "b/c"], label: ["d", "e"], matrix: ["f", "g"], exploded: range)
        #expect(try await received(message).target == "/lists/a,b%2Fc/.d,e/;matrix=f,g/;from=1;to=2")
    }

    @Test(arguments: [
        (ShowStyles.Request(form: ["a", "b,&"]), "form=a&form=b%2C%26"),
        (ShowStyles.Request(joined: ["a", "b,"]), "joined=a,b%2C"),
        (ShowStyles.Request(spaced: ["a", "b"]), "spaced=a%20b"),
        (ShowStyles.Request(piped: ["a", "b"]), "piped=a%7Cb"),
        (ShowStyles.Request(deep: GoldenGallery.Range(from: 1, to: 2)), "deep%5Bfrom%5D=1&deep%5Bto%5D=2"),
        (ShowStyles.Request(spread: GoldenGallery.Range(from: 1, to: 2)), "from=1&to=2"),
        (ShowStyles.Request(filter: GoldenGallery.Range(from: 1)), "filter=%7B%22from%22%3A1%7D"),
        (ShowStyles.Request(target: "/a?b=c&d"), "target=/a?b=c%26d"),
    ])
    func everyStyleOfAQuery(_ inputs: ShowStyles.Request, query: String) async throws {
        #expect(try await received(ShowStyles(inputs)).target == "/lists/x/.x/;matrix=x/;from=0?" + query)
    }

    @Test func headersAndCookies() async throws {
        let request = try await received(
            ShowStyles(.init(xWords: ["a", "b"], xRange: range, session: "s;1", seen: ["x", "y"])))
        #expect(request.header("X-Words") == "a,b")
        #expect(request.header("X-Range") == "from=1,to=2")
        #expect(request.header("Cookie") == "session=s%3B1; seen=x,y")
    }

    @Test func cookiesThatAreNotEncoded() async throws {
        let request = try await received(ShowStyles(.init(plain: ["a%20b", "c"])))
        #expect(request.header("Cookie") == "plain=a%20b; plain=c")
        let message = ShowStyles(.init(plain: ["a;b"]))
        _ = try? await message.value(on: Client(.init(baseURL: "http://h")))
        #expect(message.error?.code == .params)
    }

    @Test func aQueryThatIsOneValue() async throws {
        #expect(try await received(Select(range: range)).target == "/selections?%7B%22from%22%3A1%2C%22to%22%3A2%7D")
        #expect(try await received(Select()).target == "/selections")
        #expect(try await received(Deselect(selector: "$.a.b[1:1]")).target == "/selections?%24.a.b%5B1%3A1%5D")
    }

    @Test func aFormWithEncodings() async throws {
        let request = try await received(
            SendForm(
                name: "a&b", tags: ["x", "y"], joined: ["x", "y"], deep: range, json: GoldenGallery.Range(from: 1),
                target: "/a?b&c=d"))
        #expect(
            request.text
                == "name=a%26b&tags=x&tags=y&joined=x,y&deep%5Bfrom%5D=1&deep%5Bto%5D=2&json=%7B%22from%22%3A1%7D"
                + "&target=/a?b%26c=d")
    }

    @Test func aFormAsTheQuery() async throws {
        let request = try await received(
            Filter(
                form: .init(
                    words: ["x y", "z"], piped: ["a", "b"], range: range, deep: range, spread: range, json: ["j"],
                    target: "/a?b", others: ["more": "m&n"])))
        #expect(
            request.target
                == "/selections?words=x%20y&words=z&piped=a%7Cb&range=%7B%22from%22%3A1%2C%22to%22%3A2%7D"
                + "&deep%5Bfrom%5D=1&deep%5Bto%5D=2&from=1&to=2&json=%5B%22j%22%5D&target=/a?b&more=m%26n")
        #expect(try await received(Filter()).target == "/selections")
    }

    @Test func aFormOfAnyFields() async throws {
        let request = try await received(SendFields(body: ["joined": ["a", "b c"]]))
        #expect(request.text == "joined=a,b+c")
        #expect(try await received(SendFields(body: ["json": ["j"]])).text == "json=%5B%22j%22%5D")
        #expect(try await received(SendFields(body: ["words": ["x", "y"]])).text == "words=x&words=y")
        let nothing = try await received(SendFields(body: [:]))
        #expect(nothing.body.isEmpty && nothing.header("content-type") == nil)
    }

    @Test func fieldsThatNothingDescribes() async throws {
        let more = SendMore(body: .init(a: "b", others: ["joined": ["c", "d"], "words": ["e", "f&"]]))
        #expect(try await received(more).text == "a=b&joined=c,d&words=e&words=f%26")
        #expect(try await received(SendMore(body: .init())).body.isEmpty)
        #expect(try await received(SendAnything(body: ["a": 1])).text == "a=1")
        let list = SendAnything(body: [1])
        await #expect(throws: MessageError.self) { try await list.value() }
        #expect(list.error?.code == .params)
    }

    @Test func fieldsOfOneOfSeveralObjects() async throws {
        #expect(try await received(SendChoice(body: .problem(.init(title: "a b")))).text == "title=a+b")
        let visit = try await received(SendChoice(body: .visit(.init(visitor: .init(name: "v")))))
        #expect(visit.text == "visitor=%7B%22name%22%3A%22v%22%7D")
        let parts = try await received(SendChosenParts(body: .visit(.init(visitor: .init(name: "v"))))).parts
        #expect(parts.map(\.name) == ["visitor"] && parts.map(\.contentType) == ["application/json"])
        #expect(parts[0].body == Data(#"{"name":"v"}"#.utf8))
    }

    @Test func partsThatNothingDescribes() async throws {
        let message = SendParts(body: ["json": ["j"], "piped": ["a", "b"], "plain": ["c", "d"], "words": ["é"]])
        let parts = try await received(message).parts
        #expect(parts.map(\.name) == ["json", "piped", "plain", "plain", "words"])
        #expect(parts.map(\.contentType) == ["application/json", nil, nil, nil, nil])
        #expect(parts.map { String(decoding: $0.body, as: UTF8.self) } == [#"["j"]"#, "a|b", "c", "d", "é"])
        let nothing = try await received(SendParts())
        #expect(nothing.body.isEmpty && nothing.header("content-type") == nil)
    }

    @Test func filesThatNothingDescribes() async throws {
        let file = Upload(Data([1]), fileName: "a")
        let parts = try await received(SendFiles(body: ["png": file, "any": file])).parts
        #expect(parts.map(\.name) == ["any", "png"] && parts.map(\.fileName) == ["a", "a"])
        #expect(parts.map(\.contentType) == ["application/octet-stream", "image/png"])
        let invalid = SendFiles(body: ["a": file, "b": file, "c": Upload(Data(count: 11), fileName: "c")])
        await #expect(throws: MessageError.self) { try await invalid.value() }
        #expect(invalid.error?.violations.map(\.rule) == ["maxProperties", "maxBytes"])
        #expect(invalid.error?.violations.map(\.path) == ["$.body", "$.body.c"])
    }

    @Test func filesBesideWhatNothingDescribes() async throws {
        let file = Upload(Data([1]), fileName: "a")
        let message = SendFileAndMore(file: file, others: "o", othersInBody: ["page": 2])
        let parts = try await received(message).parts
        #expect(parts.map(\.name) == ["file", "others", "page"] && parts[2].body == Data("2".utf8))
        let invalid = SendFileAndMore(file: file, othersInBody: ["page": 0])
        await #expect(throws: MessageError.self) { try await invalid.value() }
        #expect(invalid.error?.violations.map(\.path) == ["$.page"])

        let other = Upload(Data([2]), fileName: "b")
        let more = try await received(SendMoreFiles(title: "t", others: ["x": [file, other], "w": []])).parts
        #expect(more.map(\.name) == ["title", "x", "x"] && more.map(\.fileName) == [nil, "a", "b"])
        let twice = SendMoreFiles(others: ["x": [file, file]])
        await #expect(throws: MessageError.self) { try await twice.value() }
        #expect(twice.error?.violations.map(\.rule) == ["uniqueItems"])
    }

    @Test func partsWithEncodings() async throws {
        let picture = Upload(Data([1, 2]), fileName: "a.png")
        let other = Upload(Data([3]), fileName: "b.gif", mediaType: "image/gif")
        let request = try await received(
            SendPicture(
                pictureXChecksum: "0f", picture: picture, pictureXSize: range, title: "t", size: range, note: "*n*",
                words: ["x"], piped: ["a", "b"],
                deep: range, others: [other, other]))
        let parts = request.parts
        #expect(
            parts.map(\.name) == [
                "title", "size", "note", "words", "piped", "deep[from]", "deep[to]", "picture", "others", "others",
            ])
        #expect(
            parts.map(\.contentType) == [
                nil, "application/json", "text/markdown", "application/json", nil, nil, nil, "image/png", "image/gif",
                "image/gif",
            ])
        #expect(parts[1].body == Data(#"{"from":1,"to":2}"#.utf8))
        #expect(parts[3].body == Data(#"["x"]"#.utf8))
        #expect(parts[4].body == Data("a|b".utf8))
        #expect(parts[5].body == Data("1".utf8))
        #expect(parts[7].header("X-Checksum") == "0f" && parts[7].header("X-Size") == "from=1,to=2")
        #expect(parts[7].header("X-Kind") == "original", "what can only be one thing need not be said")
        #expect(parts.map { $0.header("X-Retry") } == Array(repeating: nil, count: 8) + ["1", "1"])
        let invalid = SendPicture(pictureXChecksum: "no", picture: picture)
        await #expect(throws: MessageError.self) { try await invalid.value() }
        #expect(invalid.error?.violations.map(\.path) == [#"$["X-Checksum"]"#])
    }

    @Test func partsByPosition() async throws {
        var last = Upload(Data([2]), fileName: "b.gif", mediaType: "image/gif")
        last.headers = ["Content-ID": "<b>"]
        let request = try await received(
            SendAlbum(
                part1: range, part2: Upload(Data([1]), fileName: "a"), part1XSize: 2, partsContentID: "<a>",
                part3: "*é*",
                parts: [Upload(Data([3]), fileName: "c", mediaType: "image/png"), last]))
        let type = #"multipart/related; type="application/json"; boundary=bee-boundary-0"#
        #expect(request.header("content-type") == type)
        let parts = request.parts
        #expect(
            parts.map(\.contentType) == ["application/json", "image/png", "text/markdown", "image/png", "image/gif"])
        #expect(parts.allSatisfy { $0.disposition.isEmpty && $0.name == nil && $0.fileName == nil })
        #expect(
            parts.map(\.body) == [
                Data(#"{"from":1,"to":2}"#.utf8), Data([1]), Data("*é*".utf8), Data([3]), Data([2]),
            ])
        #expect(parts[0].header("X-Kind") == "range" && parts[0].header("X-Size") == "2")
        #expect(parts.map { $0.header("Content-ID") } == [nil, nil, nil, "<a>", "<b>"])
        let batch = try await received(SendBatch(body: .init(parts: [range, GoldenGallery.Range(from: 3)])))
        #expect(batch.header("content-type") == "multipart/mixed; boundary=bee-boundary-0")
        #expect(batch.parts.map(\.contentType) == Array(repeating: "application/vnd.range+json", count: 2))
        #expect(batch.parts.last?.body == Data(#"{"from":3}"#.utf8))
        let nothing = try await received(SendBatch())
        #expect(nothing.body.isEmpty && nothing.header("content-type") == nil)
    }

    @Test func aPartByPositionNeedsThoseBeforeIt() async throws {
        let file = Upload(Data([1]), fileName: "a", mediaType: "image/png")
        let gap = SendAlbum(part1: range, part2: file, parts: [file])
        await #expect(throws: MessageError.self) { try await gap.value() }
        #expect(gap.error?.code == .params && gap.error?.message.contains("part3") == true)
        let many = SendAlbum(part1: range, part2: file, part3: "c", parts: [file, file, file])
        await #expect(throws: MessageError.self) { try await many.value() }
        #expect(many.error?.violations.map(\.rule) == ["maxItems"])
        let none = SendBatch(body: .init(parts: []))
        await #expect(throws: MessageError.self) { try await none.value() }
        #expect(none.error?.violations.map(\.rule) == ["minItems"])
    }

    // MARK: - Answers

    private func report(_ answer: CannedAnswer) async throws -> GetReport {
        let service = try LoopbackService(["/report": answer])
        let message = GetReport()
        _ = try? await message.value(on: Client(.init(baseURL: service.baseURL)))
        return message
    }

    private func typed(_ type: String, _ body: String, status: Int = 200) -> CannedAnswer {
        CannedAnswer(status: status, headers: [["Content-Type", type]], body: Data(body.utf8))
    }

    @Test func theMediaTypeTellsWhatAnAnswerIs() async throws {
        guard case .ok(let report)? = try await report(.json(#"{"total":3}"#)).resp else { throw Other() }
        #expect(report.total == 3)
        guard case .okCsv("a,b")? = try await self.report(typed("Text/CSV; charset=utf-8", "a,b")).resp else {
            throw Other()
        }
        guard case .okImage(let data)? = try await self.report(typed("image/gif", "GIF")).resp else { throw Other() }
        #expect(data == Data("GIF".utf8))
    }

    @Test(arguments: [(#"{"text":"a"}"#, "a"), ("null", nil)])
    func aResultCanBeNull(_ body: String, text: String?) async throws {
        let service = try LoopbackService(["/notes/1": .json(body)])
        let note = try await FindNote(id: 1).value(on: Client(.init(baseURL: service.baseURL)))
        #expect(note?.text == text)
        let noted = try JSONDecoding.read(Noted.Body.self, from: Array(body.utf8))
        #expect(noted?.text == text)
    }

    @Test func theMediaTypeTellsWhatAFailureIs() async throws {
        let problem = try await report(typed("application/problem+json", #"{"title":"Full"}"#, status: 409))
        guard case .clientError(409, let body)? = problem.failure else { throw Other() }
        #expect(body.title == "Full")
        let text = try await report(typed("text/plain", "Full", status: 410))
        guard case .clientErrorPlain(410, "Full")? = text.failure else { throw Other() }
    }

    @Test func oneTypeCanBeAskedFor() async throws {
        let all = try await received(GetReport())
        #expect(all.header("Accept") == "application/json, text/csv, image/*, application/problem+json, text/plain")
        #expect(try await received(GetReport().accepting("text/csv")).header("Accept") == "text/csv")
    }

    private func sendPicture(
        _ headers: [[String]], status: Int = 201, decoding: DecodingMode = .tolerant
    ) async throws -> (message: SendPicture, error: MessageError?) {
        let service = try LoopbackService(["/pictures": CannedAnswer(status: status, headers: headers)])
        let message = SendPicture(pictureXChecksum: "0f", picture: Upload(Data(), fileName: "a"))
        #expect(message.headers == nil)
        do throws(MessageError) {
            try await message.value(on: Client(.init(baseURL: service.baseURL, decoding: decoding)))
            return (message, nil)
        } catch {
            return (message, error)
        }
    }

    private let required = [["Location", "/pictures/1"], ["X-Level", "3"]]

    @Test func headerFieldsAreTyped() async throws {
        let others = [
            ["x-count", "7"], ["X-Words", "a, b"], ["X-Kind", "sketch"], ["X-Range", #"{"from":1}"#],
            ["X-Pairs", "from,1,to,2"], ["X-Rate", "from=3, to=4"], ["X-Code", "low"], ["Retry-After", "soon"],
            ["H", "Sun, 06 Nov 1994 08:49:37 GMT"],
        ]
        let headers = try #require(try await sendPicture(required + others).message.headers)
        #expect(headers.location == "/pictures/1" && headers.xLevel == 3)
        #expect(headers.xCount == 7)
        #expect(headers.xWords == ["a", "b"])
        #expect(headers.xKind == .unknown("sketch"))
        #expect(headers.xRange == GoldenGallery.Range(from: 1))
        #expect(headers.xPairs == GoldenGallery.Range(from: 1, to: 2))
        #expect(headers.xRate == GoldenGallery.Range(from: 3, to: 4))
        #expect(headers.xCode == "low", "what may be absent is not checked")
        #expect(headers.h == Date(timeIntervalSince1970: 784_111_777))
    }

    @Test func headerFieldsThatMustBeThereAre() async throws {
        let absent = try await sendPicture([["Location", "/"]])
        #expect(
            absent.error?.message
                == "The service's answer is not as described: the header field X-Level is missing.")
        #expect(absent.message.headers == nil)
        let wrong = try await sendPicture([["Location", "/"], ["X-Level", "high"]])
        #expect(wrong.error?.message.contains("X-Level: high is not of the type Int") == true)
        let low = try await sendPicture([["Location", "/"], ["X-Level", "0"]])
        #expect(low.error?.violations.map(\.rule) == ["minimum"])
        #expect(low.error?.violations.map(\.path) == [#"$["X-Level"]"#])
    }

    @Test func howStrictlyHeaderFieldsAreRead() async throws {
        let unchecked = try await sendPicture([["Location", "/"]], decoding: .off)
        #expect(unchecked.error == nil && unchecked.message.headers == nil)
        #expect(try await sendPicture(required + [["X-Count", "many"]]).error == nil)
        let strict = try await sendPicture(required + [["X-Count", "many"]], decoding: .strict)
        #expect(strict.error?.message.contains("X-Count: many") == true)
        let code = try await sendPicture(required + [["X-Code", "low"]], decoding: .strict)
        #expect(code.error?.violations.map(\.rule) == ["pattern"])
    }

    @Test func headerFieldsOfAFailureToo() async throws {
        let failed = try await sendPicture([["Retry-After", "30"], ["X-Count", "many"]], status: 429)
        #expect(failed.message.headers == nil)
        #expect(failed.message.failureHeaders?.retryAfter == 30)
        #expect(failed.message.failureHeaders?.xCount == "many")
        #expect(try await sendPicture(required).message.failureHeaders == nil)
    }

    // MARK: - Streams

    /// The service never ends the answer, so that what comes has come while it was open.
    @Test func aStreamComesWhileItIsOpen() async throws {
        let answer = CannedAnswer(
            headers: [["Content-Type", "text/event-stream; charset=utf-8"]], body: Data("data: 1\n\n".utf8), mode: .open
        )
        let service = try LoopbackService(["/events": answer])
        let message = Listen()
        let stream = try await message.value(on: Client(.init(baseURL: service.baseURL, timeout: .seconds(20))))
        #expect(message.state == .succeed)
        var text = ""
        for try await part in stream {
            text += String(decoding: part, as: UTF8.self)
            if text.hasSuffix("\n\n") { break }
        }
        #expect(text == "data: 1\n\n")
    }

    @Test func aStreamEnds() async throws {
        let text = String(repeating: "data: 1\n\n", count: 10_000)
        let service = try LoopbackService(["/events": typed("text/event-stream", text)])
        var received = Data()
        for try await part in try await Listen().value(on: Client(.init(baseURL: service.baseURL))) { received += part }
        #expect(received == Data(text.utf8))
    }

    @Test func aStreamThatBreaksOffThrows() async throws {
        var answer = typed("text/event-stream", "data: 1\n\n")
        answer.mode = .truncate
        let service = try LoopbackService(["/events": answer])
        let stream = try await Listen().value(on: Client(.init(baseURL: service.baseURL)))
        await #expect(throws: MessageError.self) { for try await _ in stream {} }
    }

    @Test func cancellingTheReaderEndsTheStream() async throws {
        var answer = typed("text/event-stream", "data: 1\n\n")
        answer.mode = .open
        let service = try LoopbackService(["/events": answer])
        let stream = try await Listen().value(on: Client(.init(baseURL: service.baseURL)))
        let task = Task { for try await _ in stream {} }
        task.cancel()
        let result = await task.result
        #expect(throws: MessageError.self) { try result.get() }
    }

    @Test func whatIsUnreadIsLimited() async throws {
        let text = String(repeating: "x", count: 100_000)
        let service = try LoopbackService(["/events": typed("text/event-stream", text)])
        var configuration = Client.Configuration(baseURL: service.baseURL)
        configuration.limits.responseBytes = 10
        let stream = try await Listen().value(on: Client(configuration))
        await #expect(throws: MessageError.self) { for try await _ in stream {} }
    }

    @Test func aFailureIsNoStream() async throws {
        let service = try LoopbackService(["/events": .json(#"{"title":"Closed"}"#, status: 503)])
        let message = Listen()
        _ = try? await message.value(on: Client(.init(baseURL: service.baseURL)))
        guard case .other(503, let problem)? = message.failure else { throw Other() }
        #expect(problem.title == "Closed")
    }

    // MARK: - Security

    @Test func eachSchemeShowsItsSecret() async throws {
        let bearer = try await received(ShowStyles(.init()), ["bearer": .token("abc")])
        #expect(bearer.header("Authorization") == "Bearer abc")
        let both = try await received(
            GetReport(), ["key": .token("k"), "sid": .token("a b"), "login": .login(user: "u", password: "p")])
        #expect(both.header("X-Key") == "k")
        #expect(both.header("Cookie") == "sid=a%20b")
        #expect(both.header("Authorization") == nil)
        let login = try await received(GetReport(), ["key": .token("k"), "login": .login(user: "u", password: "p")])
        #expect(login.header("Authorization") == "Basic dTpw")
        #expect(login.header("X-Key") == nil)
        #expect(try await received(Listen(), ["query": .token("a&b")]).target == "/events?key=a%26b")
    }

    @Test func withoutSecretsNothingGoesOut() async throws {
        let message = Listen()
        let credentials = SchemeCredentials(GalleryAPI.securitySchemes, ["bearer": .token("abc")])
        let transport = ScriptedTransport { _ in
            Issue.record("it was sent")
            return HTTPResponse()
        }
        let client = Client(.init(baseURL: "http://example.test", credentials: credentials, transport: transport))
        await #expect(throws: MessageError.self) { try await message.value(on: client) }
        #expect(message.error?.code == .params)
        #expect(message.error?.message.contains("query") == true)
    }

    struct Other: Error {}
}

extension ShowStyles.Request {
    /// With a path that is the same each time.
    fileprivate init(
        form: Words? = nil, joined: Words? = nil, spaced: Words? = nil, piped: Words? = nil,
        deep: GoldenGallery.Range? = nil,
        spread: GoldenGallery.Range? = nil, filter: GoldenGallery.Range? = nil, target: String? = nil,
        xWords: Words? = nil,
        xRange: GoldenGallery.Range? = nil, session: String? = nil, seen: Words? = nil,
        plain: Words? = nil
    ) {
        self.init(
            simple: ["x"], label: ["x"], matrix: ["x"], exploded: GoldenGallery.Range(from: 0), form: form,
            joined: joined,
            spaced: spaced, piped: piped, deep: deep, spread: spread, filter: filter, target: target, xWords: xWords,
            xRange: xRange, session: session, seen: seen, plain: plain)
    }
}

import BeeRuntime
import Case002
import Case004
import Case006
import Case008
import Case012
import Case018
import Case020
import Case032
import Case040
import Case046
import Case050
import Case052
import Case054
import Case056
import Case058
import Case060
import Case064
import Case066
import Case068
import Case076
import Case078
import Case082
import Foundation

/// What the cases say of values and requests, each as a check of its own.
let checks: [String: @Sendable () async throws -> Void] = requestChecks.merging(valueChecks) { first, _ in first }

private func text<Value: JSONType>(_ value: Value) throws -> String {
    var writer = JSONWriter()
    writer.write(value)
    if let error = writer.error { throw error }
    return String(decoding: writer.bytes, as: UTF8.self)
}

private func query(_ request: HTTPRequest) -> String {
    request.url.split(separator: "?", maxSplits: 1).dropFirst().joined()
}

private let requestChecks: [String: @Sendable () async throws -> Void] = [
    "050 bytes go out as they are": {
        let sent = try await request(of: Case050.PutKey(id: "1", body: Data([0, 255])))
        try equal(sent.body, Data([0, 255]))
        try equal(sent.headers["Content-Type"], "application/octet-stream")
    },
    "054 each list as its style says": {
        let sent = try await request(
            of: Case054.FindPets(status: ["a", "b,c"], tag: ["x", "y"], ids: [1, 2], words: ["p", "q"]))
        try equal(query(sent), "status=a,b%2Cc&tag=x&tag=y&ids=1%7C2&words=p%20q")
    },
    "056 each list as its collection format says": {
        let sent = try await request(
            of: Case056.ListCats(
                names: ["x", "y"], a: [1, 2], b: ["p", "q"], c: ["p", "q"], d: ["p", "q"], e: ["p", "q"]),
            with: .init())
        try equal(sent.url, "https://api.example.test/v2/cat/x,y?a=1&a=2&b=p%20q&c=p%09q&d=p%7Cq&e=p,q")
    },
    "056 a file is a part": {
        let sent = try await request(of: Case056.Upload(file: BeeRuntime.Upload(Data("f".utf8), fileName: "a.txt")))
        let type = sent.headers["Content-Type"] ?? ""
        if !type.hasPrefix("multipart/form-data; boundary=") { throw Fault(type) }
        let body = String(decoding: sent.body ?? Data(), as: UTF8.self)
        if !body.contains(#"name="file"; filename="a.txt""#) { throw Fault(body) }
    },
    "058 signs are encoded once": {
        let since = Date(timeIntervalSince1970: 0)
        let first = try await request(of: Case058.GetLog(since: since, who: "a+b@x.test"))
        try equal(query(first), "since=1970-01-01T00%3A00%3A00Z&who=a%2Bb%40x.test")
        let second = try await request(of: Case058.GetLog(since: since, who: "&#% é"))
        try equal(query(second), "since=1970-01-01T00%3A00%3A00Z&who=%26%23%25%20%C3%A9")
    },
    "068 the variables of a server": {
        let sent = try await request(of: Case068.Ping(), with: .init())
        try equal(sent.url, "https://eu.example.test:443/v1/ping")
        let other = Case068.Ping()
        _ = try? await request(of: other, with: .init(serverVariables: ["port": "80"]))
        try equal(other.error?.code, .routes)
        let relative = Case068.Ping()
        _ = try? await request(of: relative, with: .init(environment: "server2"))
        try equal(relative.error?.code, .routes)
    },
]

private let valueChecks: [String: @Sendable () async throws -> Void] = [
    "002 a day stays that day": {
        guard let day = CalendarDate(year: 2024, month: 2, day: 29) else { throw Fault("it is a day") }
        let invoice = Case002.Invoice(dueOn: day, issuedAt: Date(timeIntervalSince1970: 0))
        try equal(try text(invoice), #"{"dueOn":"2024-02-29","issuedAt":"1970-01-01T00:00:00Z"}"#)
    },
    "004 signs keep their values apart": {
        let directions: [Case004.Vote.Direction] = [.plus1, .minus1, ._1]
        try equal(directions.map(\.rawValue), ["+1", "-1", "1"])
        let zones: [Case004.Vote.Zone] = [.utcPlus0, .utcMinus0, .utcSpace0]
        try equal(zones.map(\.rawValue), ["UTC+0", "UTC-0", "UTC 0"])
    },
    "006 nothing and blanks have names": {
        let sizes: [Case006.Pet.Size] = [.emptyString, .spaceSpace, .small, .underscoreEmpty, .empty]
        try equal(sizes.map(\.rawValue), ["", "  ", "small", "_empty", "empty"])
    },
    "008 an integer is a number": {
        try equal(try text(Case008.Device(status: ._1)), #"{"status":1}"#)
        try equal(Case008.Device.Status.minus1.rawValue, -1)
    },
    "012 words of Swift stay keys": {
        let links = Case012.Links(self_: "a", init_: "b", type: "c", capitalSelf: "d")
        try equal(try text(links), #"{"self":"a","init":"b","Type":"c","Self":"d"}"#)
    },
    "018 seven properties": {
        let tag = Case018.Tag(
            kind: "1", underscoreKind: "2", kindUnderscore: "3", minusKind: "4", capitalKind: "5", kUnderscoreInd: "6",
            kInd: "7")
        try equal(
            try text(tag),
            #"{"kind":"1","_kind":"2","kind_":"3","-kind":"4","Kind":"5","k_ind":"6","kInd":"7"}"#)
    },
    "020 keys are the same bytes": {
        let mood = Case020.Mood(😀: "a", naïve: "b", 名前: "c", value: .ω, é: "d", eU301: 1)
        let expected =
            "{\"😀\":\"a\",\"naïve\":\"b\",\"名前\":\"c\",\"\u{E9}\":\"d\",\"e\u{301}\":1,\"value\":\"Ω\"}"
        try equal(Array(try text(mood).utf8), Array(expected.utf8))
    },
    "032 nulls survive": {
        let series = Case032.Series(points: [1, nil], grid: ["a": nil])
        try equal(try text(series), #"{"points":[1,null],"grid":{"a":null}}"#)
    },
    "040 an unknown kind keeps what it says": {
        let answer = HTTPResponse.json(#"[{"type":"text","text":"a"},{"type":"new","x":[1.50]}]"#)
        let client = BeeRuntime.Client(
            .init(baseURL: "http://example.test", transport: ScriptedTransport { _ in answer }))
        let blocks = try await Case040.ListBlocks().value(on: client)
        guard case .unknown = blocks.last else { throw Fault("\(blocks)") }
        try equal(try text(blocks), String(decoding: answer.body, as: UTF8.self))
    },
    "046 other keys stand beside the named": {
        let root = Case046.Root(scores: Case046.Scores(owner: "o", others: ["additionalProperties": 1]), empty: [:])
        try equal(try text(root), #"{"scores":{"owner":"o","additionalProperties":1},"empty":{}}"#)
    },
    "052 digits are exact": {
        let json = #"{"ms":1466719200000,"big":9007199254740993,"money":1.5,"exact":12345678901234567.89}"#
        let stamp = try JSONDecoding.read(Case052.Stamp.self, from: Data(json.utf8))
        try equal(stamp.big, 9_007_199_254_740_993)
        try equal(stamp.exact, Decimal(string: "12345678901234567.89"))
    },
    "060 the exact code comes first": {
        let missing = HTTPResponse.json(#"{"missing":"m","title":"t"}"#, status: 404)
        let client = BeeRuntime.Client(
            .init(baseURL: "http://example.test", transport: ScriptedTransport { _ in missing }))
        let message = Case060.GetJob(id: "1")
        _ = try? await message.value(on: client)
        guard case .notFound? = message.failure else { throw Fault("\(String(describing: message.failure))") }
        try equal(message.error?.status, 404)
    },
    "064 an undocumented type is refused with what came": {
        let page = HTTPResponse(headers: ["Content-Type": "text/html"], body: Data("<html>".utf8))
        let message = Case064.SendForm(a: "1")
        guard case .refused(let error) = await outcome(of: message, answeredWith: page) else { throw Fault("read") }
        if !error.contains("text/html") { throw Fault(error) }
        try equal(message.error?.data, Data("<html>".utf8))
    },
    "066 the caller can ask for either": {
        let sent = try await request(of: Case066.Chat(stream: true))
        try equal(sent.headers["Accept"], "application/json, text/event-stream")
        let events = try await request(of: Case066.Chat(stream: true).accepting("text/event-stream"))
        try equal(events.headers["Accept"], "text/event-stream")
    },
    "066 events come as they are": {
        let answer = HTTPResponse(headers: ["Content-Type": "text/event-stream"], body: Data("data: 1\n\n".utf8))
        let client = BeeRuntime.Client(
            .init(baseURL: "http://example.test", transport: ScriptedTransport { _ in answer }))
        guard case .okEventStream(let stream) = try await Case066.Chat(stream: true).value(on: client) else {
            throw Fault("it is no stream")
        }
        var bytes = Data()
        for try await part in stream { bytes += part }
        try equal(bytes, answer.body)
    },
    "076 dates are the texts that they are": {
        let versions: [Case076.Version.API] = [._2026_01_27, ._2025_10_01, ._2024_01_01T00_00_00Z]
        try equal(versions.map(\.rawValue), ["2026-01-27", "2025-10-01", "2024-01-01T00:00:00Z"])
    },
    "078 keys are their texts": {
        try equal(
            try text(Case078.GetA.Response(_404: "a", _1_0: "b", true: "c")), #"{"404":"a","1.0":"b","true":"c"}"#)
    },
    "082 escapes are one character": {
        let moods = Case082.GetA.Response.Möod.allCases.map { Array($0.rawValue.unicodeScalars.map(\.value)) }
        try equal(moods, [[0x1F600], [0x41], Array("tab\t".unicodeScalars.map(\.value)), [0x6E, 0x75, 0x6C, 0]])
    },
]

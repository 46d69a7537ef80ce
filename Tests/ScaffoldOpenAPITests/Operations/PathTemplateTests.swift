import ScaffoldModel
import Testing

@testable import ScaffoldOpenAPI

@Suite struct PathTemplateTests {
    @Test(
        arguments: [
            ("/a/{id}/b", "/a/|{id}|/b"),
            ("/{a}{b}.json", "/|{a}|{b}|.json"),
            ("/a?x={y}&z#w", "/a ?x={y}&z #w"),
            ("/{a?b}", "/|{a?b}"),
            ("/{}", "/{}"),
            ("/a}{", "/a}{"),
            ("a", "/a"),
            ("/é/{naïve}", "/é/|{naïve}"),
        ])
    func parts(_ path: String, _ expected: String) {
        let template = PathTemplateReader(path).template
        let parts = template.parts.map {
            if case .literal(let text) = $0 { text } else { PathTemplate(parts: [$0]).text }
        }
        let rest = [template.query.map { " ?" + $0 }, template.fragment.map { " #" + $0 }].compactMap { $0 }.joined()
        #expect(parts.joined(separator: "|") + rest == expected)
    }

    @Test func placesOfNames() {
        #expect(PathTemplateReader("/é/{a}/{bc}").ranges == [5..<6, 9..<11])
    }
}

@Suite struct MediaTypeTests {
    @Test(
        arguments: [
            ("application/json", MediaType.Family.json), ("Application/JSON; charset=\"utf-8\"", .json),
            ("application/vnd.api+json", .json), ("application/*+json", .json), ("text/json", .json),
            ("application/json;stream=watch", .stream), ("text/event-stream", .stream),
            ("application/x-ndjson", .stream),
            ("application/x-www-form-urlencoded; charset=utf-8", .form), ("multipart/form-data", .multipart),
            ("text/xml", .xml), ("application/atom+xml", .xml), ("text/plain", .text), ("application/yaml", .text),
            ("*/*", .any), ("application/*", .any), ("image/*", .bytes), ("application/octet-stream", .bytes),
        ])
    func families(_ text: String, _ family: MediaType.Family) {
        #expect(MediaType(text)?.family == family)
    }

    @Test(arguments: ["", "examples", "a/b/c", "application/json\ninjected", "/json", "a b/c;\u{7F}", "application/"])
    func refused(_ text: String) {
        #expect(MediaType(text) == nil)
    }
}

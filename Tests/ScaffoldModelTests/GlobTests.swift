import Testing

@testable import ScaffoldModel

@Suite struct GlobTests {
    @Test(arguments: [
        ("/shots", "/shots", true), ("/shots", "/shots/1", false), ("/shots/*", "/shots/{id}", true),
        ("/shots/*", "/shots/{id}/likes", false), ("/shots/**", "/shots/{id}/likes", true),
        ("/shots/**", "/shots/", true),
        ("/shots/**", "/shots", false), ("**", "", true), ("/s*s", "/shots", true), ("/s*s", "/s/s", false),
        ("/*/likes", "/shots/likes", true), ("/*", "/", true), ("*", "a/b", false), ("/{id}", "/{id}", true),
        ("/**/likes", "/a/b/likes", true),
    ])
    func matches(_ pattern: String, _ text: String, _ expected: Bool) {
        #expect(Glob(pattern).matches(text) == expected)
    }

    @Test func manyStarsTakeNoLongTime() {
        #expect(!Glob(String(repeating: "*a", count: 100) + "b").matches(String(repeating: "a", count: 2_000)))
    }
}

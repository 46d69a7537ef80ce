import Testing

@testable import ScaffoldOpenAPI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct KeyTableTests {
    @Test func unknownKeysAreTold() {
        let read = Described("openapi: 3.0.0\ninfo: { title: T, x-a: 1, licence: {} }\npaths: {}")
        #expect(read.said == ["2:27 warning: `info` has no key `licence` (did you mean `license`?)"])
    }

    @Test func keysOfOtherVersionsAreTold() {
        let read = Described("openapi: 3.0.0\ninfo: { title: T, summary: S }\npaths: {}")
        #expect(
            read.said == [
                "2:19 warning: `info` has no `summary` in OpenAPI 3.0 (remove it, or raise the version of the document)"
            ])
    }

    /// `SCAFFOLD_RECORD=1` writes the page anew, and fails all the same.
    @Test func thePageIsTheTable() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Documentation/OpenAPIObjects.md")
        if ProcessInfo.processInfo.environment["SCAFFOLD_RECORD"] != nil {
            try Data(ObjectSupportPage.text.utf8).write(to: file)
            Issue.record("recorded")
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text == ObjectSupportPage.text)
    }
}

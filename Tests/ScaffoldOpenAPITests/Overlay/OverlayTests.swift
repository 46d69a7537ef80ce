import ScaffoldDiagnostics
import ScaffoldOpenAPI
import ScaffoldSource
import Testing

@Suite struct OverlayTests {
    private let description = #"""
        { "openapi": "3.1.0", "tags": ["a", "b", "c"],
          "paths": { "/x": { "get": { "summary": "Old", "tags": ["t"] } }, "/y": { "get": {} } } }
        """#

    @Test func updatesMergeObjectsAndJoinLists() {
        let result = apply(
            """
            - target: $.paths.*.get
              update: { summary: New, tags: [u], x-a: { b: 1 } }
            - target: $.tags
              update: d
            - target: $['paths']['/y'].get['x-a'].b
              update: 2
            """)
        #expect(result.said == [])
        #expect(
            result.text == #"""
                {openapi: "3.1.0", tags: ["a", "b", "c", "d"], paths: {/x: {get: {summary: "New", tags: ["t", "u"], \#
                x-a: {b: 1}}}, /y: {get: {summary: "New", tags: ["u"], x-a: {b: 2}}}}}
                """#)
    }

    @Test func removes() {
        let result = apply(
            """
            - target: $.tags[0, 2]
              remove: true
            - target: $..summary
              remove: true
            - target: $.paths['/y']
              remove: true
            """)
        #expect(result.said == [])
        #expect(result.text == #"{openapi: "3.1.0", tags: ["b"], paths: {/x: {get: {tags: ["t"]}}}}"#)
    }

    /// What was inserted stands in the overlay, the rest where it stood; the whole belongs to the description.
    @Test func placesStay() throws {
        let result = apply(#"- { target: "$.paths['/y'].get", update: { deprecated: yes } }"#)
        let inserted = try #require(result.node["paths"]?["/y"]?["get"]?["deprecated"])
        #expect(result.files[inserted.span.file].path == "overlay.yaml")
        #expect(result.source(inserted.span) == "yes")
        let old = try #require(result.node["paths"]?["/x"]?["get"]?["summary"])
        #expect(result.files[old.span.file].path == "api.json")
        #expect(result.source(old.span) == "\"Old\"")
        #expect(result.files[inserted.tree.file].path == "api.json")
    }

    @Test func everyFaultIsReportedAndTheRestApplied() {
        let result = apply(
            """
            - { target: "$.paths['/z']", remove: true }
            - { target: "$.paths[", remove: true }
            - { update: { a: 1 } }
            - { target: $.tags }
            - { target: $, remove: true }
            - { target: $.paths, update: 5 }
            - { target: $.openapi, update: 3.1.1, also: 1 }
            """)
        #expect(
            result.said == [
                "4:13 warning: nothing in the description is at `$.paths['/z']`",
                "5:22 error: this is no JSONPath: a name in quotes, a number, `*` or `?` is due here",
                "6:3 error: an action needs a `target`",
                "7:3 warning: this action neither updates nor removes anything",
                "8:13 error: the whole description cannot be removed",
                "9:30 error: an object is updated with an object",
                "10:39 warning: the key `also` means nothing here",
            ])
        #expect(result.node["openapi"]?.text == "3.1.1")
    }

    @Test func otherVersionsAreRefused() {
        let result = apply("- { target: $.tags, remove: true }", version: "2.0.0")
        #expect(result.said == ["1:10 error: overlays of version 2.0.0 are not supported"])
        #expect(result.node["tags"] != nil)
    }

    // MARK: Support

    private struct Result {
        let node: Node
        let files: SourceFiles
        let said: [String]

        var text: String { node.description }

        func source(_ span: SourceSpan) -> String {
            String(decoding: files[span.file].bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
        }
    }

    private func apply(_ actions: String, version: String = "1.0.0") -> Result {
        var files = SourceFiles()
        let sink = DiagnosticSink()
        func read(_ path: String, _ text: String) -> Node {
            let id = files.add(SourceFile(path: path, bytes: [UInt8](text.utf8)))
            guard let document = DocumentReader.read(id, in: files, into: sink) else { fatalError("\(sink.sorted)") }
            return document.root
        }
        let target = read("api.json", description)
        let overlay = read(
            "overlay.yaml", "overlay: \(version)\ninfo: { title: T, version: 1 }\nactions:\n\(actions)\n")
        let node = Overlay.apply(overlay, to: target, into: sink)
        let said = sink.sorted.map { diagnostic in
            guard case .span(let span) = diagnostic.place else { return diagnostic.message }
            let place = LineIndex(files[span.file].bytes).place(of: Int(span.start))
            return "\(place.line):\(place.column) \(diagnostic.severity.rawValue): \(diagnostic.message)"
        }
        return Result(node: node, files: files, said: said)
    }
}

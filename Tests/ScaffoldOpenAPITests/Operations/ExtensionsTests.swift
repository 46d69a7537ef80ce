import ScaffoldModel
import Testing

@Suite struct ExtensionsTests {
    /// What a document says in words of its own stays in the model by name.
    @Test func keptByName() throws {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            x-top: { a: [1, true] }
            paths:
              /a:
                get:
                  x-page: cursor
                  parameters: [{ name: q, in: query, x-hint: 1, schema: { type: string } }]
            """)
        #expect(read.said == [])
        #expect(read.model.documents[0].extensions.map { $0.key + " " + $0.value.json } == [#"x-top {"a": [1, true]}"#])
        let message = try #require(read.model.messages.first)
        #expect(message.extensions.map { $0.key + " " + $0.value.json } == [#"x-page "cursor""#])
        #expect(message.parameters[0].field.extensions.map(\.key) == ["x-hint"])
        let dump = ModelDump.text(of: read.model)
        for text in [#"x-top: {"a": [1, true]}"#, #"x-page: "cursor""#, "x-hint: 1"] {
            #expect(dump.contains(text), "\(text) is not in \(dump)")
        }
    }
}

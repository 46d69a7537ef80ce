// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import ScaffoldModel
import Testing

/// The style `cookie`, which OpenAPI 3.2 has and earlier versions do not.
@Suite struct CookieStyleTests {
    @Test func theStyleOfACookie() {
        let read = described("3.2.0")
        #expect(
            read.said == [
                "6:248 warning: a parameter in `query` has no style `cookie`; `form` is taken (write one of: form, spaceDelimited, pipeDelimited, deepObject)"
            ])
        let parameters = read.model.messages[0].parameters
        #expect(parameters.map(\.style) == [.cookie, .cookie, .form, .form])
        #expect(parameters.map(\.explode) == [true, false, true, true])
    }

    @Test func earlierVersionsDoNotHaveIt() {
        let read = described("3.1.0")
        let refusal = "`cookie` has no style `cookie`; `form` is taken (write `form`)"
        #expect(read.said.filter { $0.contains(refusal) }.count == 2)
        #expect(read.model.messages[0].parameters.map(\.style) == [.form, .form, .form, .form])
    }

    private func described(_ version: String) -> Described {
        Described(
            """
            openapi: \(version)
            info: { title: T, version: '1' }
            paths:
              /a:
                get:
                  parameters: [{ name: a, in: cookie, style: cookie, schema: { type: string } }, { name: b, in: cookie, style: cookie, explode: false, schema: { type: string } }, { name: c, in: cookie, schema: { type: string } }, { name: q, in: query, style: cookie, schema: { type: string } }]
                  responses: { '200': { description: ok } }
            """)
    }
}

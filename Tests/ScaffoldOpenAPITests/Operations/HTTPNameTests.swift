// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import ScaffoldModel
import Testing

/// A name that HTTP cannot carry is told of when code is generated, and not by the client that fails to send it.
@Suite struct HTTPNameTests {
    @Test func namesThatCannotBeSentAreLeftOut() {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            paths:
              /a:
                parameters: [{ name: 'every where', in: header, schema: { type: string } }]
                post:
                  security: [{ key: [] }]
                  parameters: [{ name: 'a b', in: query, schema: { type: string } }, { name: 'sid=', in: cookie, schema: { type: string } }]
                  requestBody: { content: { multipart/form-data: { schema: { type: object, properties: { p: { type: string } } }, encoding: { p: { headers: { 'x:y': { schema: { type: string } } } } } } } }
                  responses: { '200': { description: ok, headers: { 'Größe': { schema: { type: string } }, X-Size: { schema: { type: string } } } } }
                get: { responses: { '200': { description: ok } } }
            components:
              securitySchemes: { key: { type: apiKey, in: header, name: 'X Key' }, other: { type: apiKey, in: query, name: 'a key' } }
            """)
        #expect(
            read.said == [
                "5:26 warning: `every where` cannot be the name of a header in HTTP; it is left out (use letters, digits and `-`)",
                "8:82 warning: `sid=` cannot be the name of a cookie in HTTP; it is left out (use letters, digits and `-`)",
                "9:147 warning: `x:y` cannot be the name of a header in HTTP; it is left out (use letters, digits and `-`)",
                "10:57 warning: `Größe` cannot be the name of a header in HTTP; it is left out (use letters, digits and `-`)",
                "13:61 warning: `X Key` cannot be the name of a header in HTTP; the security scheme is left out (use letters, digits and `-`)",
            ])
        #expect(read.model.messages[0].parameters.map(\.field.key) == ["a b"])
        #expect(read.model.messages[0].responses[0].headers.map(\.field.key) == ["X-Size"])
        #expect(read.model.documents[0].securitySchemes.map(\.name) == ["other"])
    }
}

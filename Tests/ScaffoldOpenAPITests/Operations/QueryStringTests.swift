// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// A query that is one value, which OpenAPI 3.2 has.
@Suite struct QueryStringTests {
    @Test func model() {
        #expect(read.dump.split(separator: "\n").filter { $0.contains(" query ") } == lines)
    }

    @Test func diagnostics() {
        #expect(read.said == said)
    }

    private let read = Described(
        #"""
        openapi: 3.2.0
        info: { title: T, version: '1' }
        paths:
          /selector: { get: { parameters: [{ name: selector, in: querystring, content: { application/jsonpath: { example: '$.a.b[1:1]' } } }], responses: { '200': { description: ok } } } }
          /text: { get: { parameters: [{ name: text, in: querystring, required: true, deprecated: true, content: { text/plain: { schema: { type: string } } } }], responses: { '200': { description: ok } } } }
          /json: { get: { parameters: [{ name: json, in: querystring, content: { application/json: { schema: { type: array, items: { type: integer } } } } }], responses: { '200': { description: ok } } } }
          /any: { get: { parameters: [{ name: any, in: querystring, content: { application/json: {} } }], responses: { '200': { description: ok } } } }
          /form:
            parameters: [{ name: page, in: query, schema: { type: integer } }]
            get: { parameters: [{ name: form, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object, additionalProperties: { type: string } } } } }], responses: { '200': { description: ok } } }
          /encoded: { get: { parameters: [{ name: form, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: array, items: { type: string } }, b: { type: string }, c: { type: object }, d: { type: string }, e: { type: string } } }, encoding: { a: { style: pipeDelimited, explode: false }, b: { allowReserved: true, contentType: application/json }, c: { contentType: application/json }, d: { contentType: text/plain }, e: { style: simple }, f: {} } } } }], responses: { '200': { description: ok } } } }
          /beside:
            parameters: [{ name: page, in: query, schema: { type: integer } }]
            get: { parameters: [{ name: all, in: querystring, content: { text/plain: {} } }, { name: X-Page, in: header, schema: { type: string } }, { name: more, in: querystring, content: { text/plain: {} } }], responses: { '200': { description: ok } } }
          /none: { get: { parameters: [{ name: xml, in: querystring, content: { text/xml: {} } }, { name: bare, in: querystring, schema: { type: string } }, { name: odd, in: querystring, contents: {}, content: { text/plain: {} } }], responses: { '200': { description: ok } } } }
        """#)

    private let lines: [Substring] = [
        #"    query "selector"? string whole"#,
        #"    query "text" string deprecated whole"#,
        #"    query "json"? list<int> json whole"#,
        #"    query "any"? json json whole"#,
        #"    query "page"? int"#,
        #"    query "form"? map<string> form"#,
        #"    query "form"? GET /encoded form form {a pipeDelimited; b form exploded; c json; e form exploded}"#,
        #"    query "all"? string whole"#,
        #"    query "odd"? string whole"#,
    ]

    private let said = #"""
        11:483 warning: a parameter in `query` has no style `simple`; `form` is taken (write one of: form, spaceDelimited, pipeDelimited, deepObject)
        11:493 warning: the form has no property `f` to encode (remove it)
        13:26 warning: `all` is the whole query; `page` is left out (describe it as a part of `all`, or remove it)
        14:150 warning: `all` is the whole query; `more` is left out (describe it as a part of `all`, or remove it)
        15:49 warning: a whole query is a form, JSON or text; `xml` is left out (describe it in `content`, as `application/x-www-form-urlencoded`)
        15:109 warning: a whole query is a form, JSON or text; `bare` is left out (describe it in `content`, as `application/x-www-form-urlencoded`)
        15:180 warning: a parameter has no key `contents` (did you mean `content`?)
        """#.split(separator: "\n").map(String.init)
}

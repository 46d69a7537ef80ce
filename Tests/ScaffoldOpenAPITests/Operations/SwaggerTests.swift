// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import ScaffoldModel
import Testing

/// Swagger 2.0 says the same in other words.
@Suite struct SwaggerTests {
    @Test func model() {
        #expect(read.dump == dump)
    }

    @Test func diagnostics() {
        #expect(read.said == said)
    }

    private let read = Described(
        #"""
        swagger: 2.0
        info: { title: T, version: '1' }
        host: api.example.test
        basePath: /v2
        schemes: [http, https]
        consumes: [application/json]
        produces: [application/json, application/xml]
        securityDefinitions:
          key: { type: apiKey, in: header, name: X-Key }
          login: { type: basic }
          o: { type: oauth2, flow: accessCode, authorizationUrl: 'https://a.test', tokenUrl: 'https://t.test', scopes: { read: Read it } }
        security: [{ key: [] }]
        paths:
          /cat/{names}:
            get:
              operationId: listCats
              security: [{ o: [read] }, {}]
              parameters:
                - {name: names, in: path, required: true, type: array, collectionFormat: csv, items: {type: string}}
                - {name: a, in: query, type: array, collectionFormat: multi, items: {type: integer}}
                - {name: b, in: query, type: array, collectionFormat: ssv, items: {type: string}}
                - {name: c, in: query, type: array, collectionFormat: tsv, items: {type: string}}
                - {name: d, in: query, type: array, collectionFormat: pipes, items: {type: string}}
                - {name: e, in: query, type: array, items: {type: string}}
              responses:
                "200": { description: ok, schema: {type: array, items: {type: string}}, headers: { X-A: { type: integer } } }
                "404": { $ref: '#/responses/Gone' }
          /upload:
            post:
              operationId: upload
              schemes: [https]
              consumes: [multipart/form-data]
              produces: [application/pdf]
              parameters:
                - {name: note, in: formData, type: string}
                - {name: tags, in: formData, type: array, items: {type: string}}
                - {name: file, in: formData, type: file, required: true}
              responses:
                "200": {description: ok, schema: { type: file } }
            put:
              operationId: replace
              parameters:
                - {name: body, in: body, required: true, schema: { $ref: '#/definitions/Cat' } }
                - {name: too, in: body, schema: { type: string } }
                - {name: f, in: formData, type: file }
              responses: { "200": {description: ok } }
            patch:
              operationId: patchIt
              parameters: [{name: f, in: formData, type: file }]
              responses: { "200": {description: ok } }
        definitions:
          Cat: { type: object, properties: { name: { type: string } } }
        responses:
          Gone: { description: gone, schema: { type: object, properties: { why: { type: string } } } }
        """#)

    @Test func collectionFormatsOfEveryPlace() {
        let described = Described(
            """
            swagger: "2.0"
            info: {title: t, version: "1"}
            paths:
              /a/{p}:
                get:
                  parameters:
                    - {name: p, in: path, required: true, type: array, collectionFormat: pipes, items: {type: string, collectionFormat: csv}}
                    - {name: H, in: header, type: array, collectionFormat: ssv, items: {type: string}}
                    - {name: M, in: header, type: array, collectionFormat: multi, items: {type: string}}
                    - {name: q, in: query, type: array, items: {type: array, collectionFormat: tsv, items: {type: string}}}
                  responses:
                    "200": {description: ok, headers: {X: {type: array, collectionFormat: tsv, items: {type: string}}}}
            """)
        #expect(
            described.said == [
                "9:64 warning: a parameter in a header cannot be repeated; `csv` is taken (write one of: csv, ssv, tsv, pipes)",
                "10:84 warning: a list inside of a list is written as JSON, not as `tsv` "
                    + "(describe the parameter as `type: string`, and write the lists yourself)",
            ])
        let message = described.model.messages[0]
        #expect(message.parameters.map(\.style) == [.pipeDelimited, .spaceDelimited, .simple, .form])
        #expect(message.responses[0].headers.map(\.style) == [.tabDelimited])
    }

    private let dump = #"""
        document "api.yaml" title "T"
          server https https://api.example.test/v2
          server http http://api.example.test/v2
          scheme key header X-Key
          scheme login http basic
          scheme o oauth2 authorizationCode https://a.test https://t.test (read)
          object Cat
            field "name"? string
          object GoneResponse
            field "why"? string
          object POST /upload body
            field "note"? string
            field "tags"? list<string>
            field "file" upload
          object PATCH /upload body
            field "f"? upload
          message GET /cat/{names} named "listCats"
            security o(read) | none
            path "names" list<string>
            query "a"? list<int>
            query "b"? list<string> spaceDelimited
            query "c"? list<string> tabDelimited
            query "d"? list<string> pipeDelimited
            query "e"? list<string> form
            response 200 application/json as json: list<string>
            response 200 application/xml as xml: binary of list<string>
              discussion "ok"
              header "X-A"? int
            response 404 application/json as json: GoneResponse
            response 404 application/xml as xml: binary of GoneResponse
              discussion "gone"
          message POST /upload named "upload"
            server - https://api.example.test/v2
            security key
            body multipart/form-data as multipart: POST /upload body {tags form}
            response 200 application/pdf as binary: binary
              discussion "ok"
          message PUT /upload named "replace"
            security key
            body application/json as json: Cat
            response 200
              discussion "ok"
          message PATCH /upload named "patchIt"
            security key
            body multipart/form-data as multipart: PATCH /upload body
            response 200
              discussion "ok"

        """#

    private let said = #"""
        1:10 warning: `swagger` must be a string (write it in quotes)
        44:11 warning: an operation has one body; this one is left out [43:11 the first is here] (keep one, and make the other a property of its schema)
        45:11 warning: an operation has a body or a form, not both; the form is left out [43:11 the body is here] (keep one: `in: body`, or `in: formData` for every field)
        49:20 warning: a file needs `consumes: [multipart/form-data]`, which is taken for it (add `multipart/form-data` to `consumes`)
        """#.split(separator: "\n").map(String.init)
}

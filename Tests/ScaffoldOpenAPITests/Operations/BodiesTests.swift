// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// Media types of bodies and responses, and how each is written or read.
@Suite struct BodiesTests {
    @Test func contentTypeLimitsFiles() {
        let read = Described(
            """
            openapi: 3.1.0
            info: { title: T, version: '1' }
            paths:
              /a:
                post:
                  requestBody:
                    content:
                      multipart/form-data:
                        schema: { type: object, properties: { one: { type: string, format: binary }, many: { type: array, items: { type: string, format: binary } }, free: { type: string, format: binary } } }
                        encoding: { one: { contentType: 'image/png; q=1' }, many: { contentType: 'image/png, image/*' }, free: { contentType: '*/*' } }
                  responses: { '200': { description: ok } }
            """)
        #expect(read.said == [])
        #expect(read.dump.contains("upload(media image/png)"), "\(read.dump)")
        #expect(read.dump.contains("list<upload(media image/png image/*)>"))
        #expect(read.dump.contains("\"free\"? upload\n"))
    }

    @Test func model() {
        #expect(read.dump == dump)
    }

    @Test func diagnostics() {
        #expect(read.said == said)
    }

    private let read = Described(
        #"""
        openapi: 3.1.0
        info: { title: T, version: '1' }
        paths:
          /a:
            post:
              operationId: several
              requestBody:
                required: true
                content:
                  application/xml: { schema: { $ref: '#/components/schemas/Pet' } }
                  multipart/form-data: { schema: { type: object, properties: { photo: { type: string, format: binary } } } }
                  application/json: { schema: { $ref: '#/components/schemas/Pet' } }
              responses:
                200:
                  description: ok
                  headers:
                    X-Left: { schema: { type: integer } }
                    Content-Type: { schema: { type: string } }
                  content:
                    application/json: { schema: { $ref: '#/components/schemas/Pet' } }
                    text/event-stream: { schema: { $ref: '#/components/schemas/Pet' } }
                    text/csv: { schema: { type: string } }
                    image/*: {}
                '4XX': { $ref: '#/components/responses/Problem' }
                default: { description: other }
          /form:
            put:
              operationId: form
              requestBody:
                content:
                  application/x-www-form-urlencoded; charset=utf-8:
                    schema: { type: object, required: [a], properties: { a: { type: string }, b: { type: array, items: { type: string } } } }
                    encoding: { b: { style: spaceDelimited, explode: false }, c: {} }
              responses: { '200': { description: ok, content: { '*/*': { schema: { type: string } } } } }
          /parts:
            put:
              operationId: parts
              requestBody:
                content:
                  multipart/form-data:
                    schema: { $ref: '#/components/schemas/Upload' }
                    encoding: { meta: { contentType: application/json, headers: { X-A: { required: true, schema: { type: string, default: a } }, content-type: {}, X-B: { $ref: "#/components/headers/Gone" } } }, gone: { headers: { X-C: {} } } }
              responses: { '200': { description: ok } }
          /any:
            patch:
              operationId: any
              requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/Pet' } } } }
              responses: { '200': { description: ok, content: { application/octet-stream: {} } } }
            get:
              operationId: getWithBody
              requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
              responses: { '2xx': { description: ok }, '200/201': { description: both }, '204': { description: none, content: { application/json: {} } } }
        components:
          schemas:
            Pet: { type: object, properties: { name: { type: string } } }
            Upload: { type: object, properties: { file: { type: string, format: binary }, meta: { $ref: '#/components/schemas/Pet' } } }
          responses:
            Problem: { description: p, content: { application/problem+json: { schema: { type: object, properties: { title: { type: string } } } } } }
        """#)

    private let dump = #"""
        document "api.yaml" title "T"
          object Pet
            field "name"? string
          object Upload
            field "file"? binary
            field "meta"? Pet
          object POST /a body multipart/form-data
            field "photo"? binary
          object ProblemResponse
            field "title"? string
          object PUT /form body
            field "a" string
            field "b"? list<string>
          object PUT /parts body
            field "file"? upload
            field "meta"? Pet
          message POST /a named "several"
            body application/json as json: Pet
            body multipart/form-data as multipart: POST /a body multipart/form-data
            body application/xml as xml: binary of Pet
            response 200 application/json as json: Pet
            response 200 text/event-stream as stream: binary of Pet
            response 200 text/csv as text: string
            response 200 image/* as binary: binary
              discussion "ok"
              header "X-Left"? int
            response 4XX application/problem+json as json: ProblemResponse
              discussion "p"
            response default
              discussion "other"
          message PUT /form named "form"
            body? application/x-www-form-urlencoded; charset=utf-8 as form: PUT /form body {b spaceDelimited; c form exploded}
            response 200 */* as text: string
              discussion "ok"
          message PUT /parts named "parts"
            header "X-A"? string = "a" of part "meta"
            body multipart/form-data as multipart: PUT /parts body {gone form exploded; meta application/json form exploded}
            response 200
              discussion "ok"
          message PATCH /any named "any"
            body? application/json as json: Pet
            response 200 application/octet-stream as binary: binary
              discussion "ok"
          message GET /any named "getWithBody"
            response 2XX
              discussion "ok"
            response 204
              discussion "none"

        """#

    private let said = #"""
        33:71 warning: the form has no property `c` to encode (remove it)
        42:138 note: the header `content-type` of a part is left aside: `contentType` and the name of the property decide it
        42:169 warning: `#/components/headers/Gone` names nothing: there is no `headers` in `#/components` (refer to something that is there, or add it)
        42:204 warning: the form has no property `gone` to encode (remove it)
        51:20 warning: the optional body of a GET request is left out [49:5 the operation is here] (use POST or QUERY, or make its fields parameters of the query)
        52:20 warning: a range is written with capitals (write `2XX`)
        52:48 warning: `200/201` is no status; the response is left out (write a code such as `404`, a range such as `4XX`, or `default`)
        52:82 note: the content of `204` is left aside: answers with this status have no body
        """#.split(separator: "\n").map(String.init)
}

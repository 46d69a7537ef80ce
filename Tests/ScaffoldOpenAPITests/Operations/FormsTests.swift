// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// Forms and multipart bodies whose fields are no plain object's.
@Suite struct FormsTests {
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
          /map: { post: { operationId: map, requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: [object, 'null'], additionalProperties: { type: string } } } } } } }
          /files: { post: { operationId: files, requestBody: { content: { multipart/form-data: { schema: { $ref: '#/components/schemas/Files' } } } } } }
          /any: { post: { operationId: any, requestBody: { content: { multipart/form-data: { schema: {} } } } } }
          /text: { post: { operationId: text, requestBody: { content: { multipart/form-data: { schema: { type: string } } } } } }
          /list: { post: { operationId: list, requestBody: { content: { application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/List' } }, text/plain: {} } } } }
          /later: { post: { operationId: later, requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/List' } }, application/x-www-form-urlencoded: { schema: { $ref: '#/components/schemas/List' } } } } } }
          /union: { post: { operationId: union, requestBody: { content: { multipart/form-data: { schema: { oneOf: [{ $ref: '#/components/schemas/Note' }, { type: object, required: [file], properties: { file: { type: string, format: binary } } }] } } } } } }
          /kept: { post: { operationId: kept, requestBody: { content: { multipart/form-data: { schema: { type: object, minProperties: 1, properties: { file: { type: [string, 'null'], format: binary, not: { const: a } } }, additionalProperties: { type: array, items: { type: [string, 'null'], format: binary } } } } } } } }
          /more: { post: { operationId: more, requestBody: { content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string } }, additionalProperties: { type: integer } } } } } } }
          /itself: { post: { operationId: itself, requestBody: { content: { multipart/mixed: { schema: { $ref: '#/components/schemas/Itself' } } } } } }
        components:
          schemas:
            Files: { type: object, maxProperties: 3, propertyNames: { maxLength: 3 }, additionalProperties: { type: [string, 'null'], format: binary } }
            Itself: { type: array, items: { $ref: '#/components/schemas/Itself' } }
            List: { type: array, items: { type: integer } }
            Note: { type: object, properties: { text: { type: string } } }
        """#)

    private let dump = #"""
        document "api.yaml" title "T"
          alias Files = map<binary?>(maxProperties 3, check {names {maxLength 3}})
          alias Itself = list<json>
          alias List = list<int>
          object Note
            field "text"? string
          union POST /union body
            member Note
            member POST /union body.member2
          object POST /union body.member2
            field "file" binary
          object POST /kept body others list<upload>
            field "file"? upload?
          object POST /more body others int
            field "a"? string
          object POST /itself body
            field "parts" list<Itself>(minItems 1)
          message POST /map named "map"
            body? application/x-www-form-urlencoded as form: map<string>
          message POST /files named "files"
            body? multipart/form-data as multipart: map<upload>(maxProperties 3)
          message POST /any named "any"
            body? multipart/form-data as multipart: map<json>
          message POST /text named "text"
            body? multipart/form-data as binary: binary of string
          message POST /list named "list"
            body? application/x-www-form-urlencoded as binary: binary of List
            body? text/plain as text: string
          message POST /later named "later"
            body? application/json as json: List
            body? application/x-www-form-urlencoded as form: List
          message POST /union named "union"
            body? multipart/form-data as multipart: POST /union body
          message POST /kept named "kept"
            body multipart/form-data as multipart: POST /kept body
          message POST /more named "more"
            body? application/x-www-form-urlencoded as form: POST /more body
          message POST /itself named "itself"
            body? multipart/mixed as parts, each of parts: POST /itself body {parts form exploded}

        """#

    private let said = #"""
        7:96 warning: `multipart/form-data` is handled as bytes: a form is an object, and this is `string` (describe an object with a property for each field)
        8:110 warning: `application/x-www-form-urlencoded` is handled as bytes: a form is an object, and this is `array` (describe an object with a property for each field)
        10:195 warning: `file` is sent as base64 text: the body is one of several objects (describe one object that has all of their properties)
        11:127 warning: this is not checked, since a body with files is no JSON value (say it of a property without files, or leave it to the service)
        11:197 warning: this is not checked, since a body with files is no JSON value (say it of a property without files, or leave it to the service)
        16:61 warning: this is not checked, since a body with files is no JSON value (say it of a property without files, or leave it to the service)
        17:35 warning: `Itself` would have to be written inside of itself without end (any JSON value is taken for its elements)
        """#.split(separator: "\n").map(String.init)
}

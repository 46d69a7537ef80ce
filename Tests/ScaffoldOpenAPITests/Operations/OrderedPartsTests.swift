// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// Multipart bodies that are lists, whose parts have no names.
@Suite struct OrderedPartsTests {
    @Test func model() {
        #expect(read.dump == dump)
    }

    @Test func diagnostics() {
        #expect(read.said == said)
    }

    private let read = Described(
        #"""
        openapi: 3.2.0
        info: { title: T, version: '1' }
        paths:
          /prefix: { post: { operationId: prefix, requestBody: { required: true, content: { multipart/mixed: { schema: { type: array, minItems: 2, prefixItems: [{ $ref: '#/components/schemas/Note' }, { type: string, contentEncoding: base64 }, { type: string, title: Third }], items: { type: integer } }, prefixEncoding: [{}, {}, { contentType: 'text/markdown, text/*', headers: { Content-Type: {}, Content-Disposition: {} } }], itemEncoding: { headers: { X-A: { required: true } } } } } }, responses: { '204': { description: ok } } } }
          /items: { post: { operationId: items, requestBody: { content: { multipart/related: { schema: { $ref: '#/components/schemas/Notes' } } } }, responses: { '204': { description: ok } } } }
          /more: { post: { operationId: more, requestBody: { required: true, content: { multipart/mixed: { itemSchema: { type: string }, prefixEncoding: [{ contentType: application/json }], itemEncoding: { contentType: text/csv } } } }, responses: { '204': { description: ok } } } }
          /files: { post: { operationId: files, requestBody: { content: { multipart/mixed: { schema: { type: array, maxItems: 3, prefixItems: [{}, true], items: false }, prefixEncoding: [{ contentType: 'image/png, image/*' }, { contentType: application/json }, { contentType: text/plain }] } } }, responses: { '204': { description: ok } } } }
          /form: { post: { operationId: form, requestBody: { content: { multipart/form-data: { schema: { type: array, items: { type: string } } } } }, responses: { '204': { description: ok } } } }
          /named: { post: { operationId: named, requestBody: { content: { multipart/form-data: { schema: { type: array, items: { type: string } }, itemEncoding: { headers: { content-disposition: { required: true, schema: { type: string } } } } } } }, responses: { '204': { description: ok } } } }
          /conditions: { post: { operationId: conditions, requestBody: { required: true, content: { multipart/mixed: { schema: { type: array, uniqueItems: true, prefixItems: [{ type: string }], contains: { const: a } }, encoding: { part1: { contentType: text/csv } } } } }, responses: { '204': { description: ok } } } }
          /unique: { post: { operationId: unique, requestBody: { required: true, content: { multipart/mixed: { schema: { type: [array, 'null'], uniqueItems: true, maxItems: 4, items: { type: [string, 'null'] } } } } }, responses: { '204': { description: ok } } } }
          /idle: { post: { operationId: idle, requestBody: { content: { application/json: { itemEncoding: {}, schema: { type: array } }, multipart/mixed: { prefixEncoding: [{}], schema: { type: object } }, multipart/form-data: { itemEncoding: {}, schema: { type: object } } } }, responses: { '200': { description: ok, content: { multipart/mixed: { itemSchema: { type: string }, itemEncoding: {} }, text/plain: { prefixEncoding: [{}] } } } } } }
          /nested: { post: { operationId: nested, requestBody: { required: true, content: { multipart/mixed: { schema: { type: array, prefixItems: [{ type: array, items: { type: string } }] }, prefixEncoding: [{ style: pipeDelimited, explode: true, itemEncoding: { contentType: text/csv } }] } } }, responses: { '204': { description: ok } } } }
        components:
          schemas:
            Note: { type: object, properties: { text: { type: string } } }
            Notes: { type: array, items: { $ref: '#/components/schemas/Note' } }
        """#)

    private let dump = #"""
        document "api.yaml" title "T"
          object Note
            field "text"? string
          alias Notes = list<Note>
          object POST /prefix body
            field "part1" Note
            field "part2" bytes
            field "part3"? string
              summary "Third"
            field "parts"? list<int>
          object POST /items body
            field "parts" list<Note>(minItems 1)
          object POST /more body
            field "part1" string
            field "parts"? list<string>
          object POST /files body
            field "part1"? upload(media image/png image/*)
            field "part2"? json
          object POST /form body
            field "parts" list<string>(minItems 1)
          object POST /named body
            field "parts" list<string>(minItems 1)
          object POST /conditions body
            field "part1" string
          object POST /unique body
            field "parts" list<string>(minItems 1, maxItems 4, unique)
          object POST /nested body
            field "part1" list<string>
          message POST /prefix named "prefix"
            header "Content-Disposition"? string of part "part3"
            header "X-A"? string of part "parts"
            body multipart/mixed as parts, each of parts: POST /prefix body {part1 form exploded; part2 application/octet-stream form exploded; part3 text/markdown form exploded; parts form exploded}
            response 204
              discussion "ok"
          message POST /items named "items"
            body? multipart/related as parts, each of parts: POST /items body {parts form exploded}
            response 204
              discussion "ok"
          message POST /more named "more"
            body multipart/mixed as parts, each of parts: POST /more body {part1 application/json form exploded; parts text/csv form exploded}
            response 204
              discussion "ok"
          message POST /files named "files"
            body multipart/mixed as parts: POST /files body {part1 image/png, image/* form exploded; part2 application/json form exploded}
            response 204
              discussion "ok"
          message POST /form named "form"
            body? multipart/form-data as parts, each of parts: POST /form body {parts form exploded}
            response 204
              discussion "ok"
          message POST /named named "named"
            header "content-disposition" string of part "parts"
            body? multipart/form-data as parts, each of parts: POST /named body {parts form exploded}
            response 204
              discussion "ok"
          message POST /conditions named "conditions"
            body multipart/mixed as parts: POST /conditions body {part1 form exploded}
            response 204
              discussion "ok"
          message POST /unique named "unique"
            body multipart/mixed as parts, each of parts: POST /unique body {parts form exploded}
            response 204
              discussion "ok"
          message POST /idle named "idle"
            body? application/json as json: list<json>
            body? multipart/mixed as binary: binary of map<json>
            body? multipart/form-data as multipart: map<json>
            response 200 multipart/mixed as stream: binary of string
            response 200 text/plain as text: string
              discussion "ok"
          message POST /nested named "nested"
            body multipart/mixed as parts: POST /nested body {part1 form exploded}
            response 204
              discussion "ok"

        """#

    private let said = #"""
        4:373 note: the header `Content-Type` of a part is left aside: `contentType` and the name of the property decide it
        8:65 warning: the parts of a form need names, which those of a list do not have (describe an object, or the header `Content-Disposition` in the encoding of each part)
        10:148 warning: `uniqueItems` is not checked: the parts of a body are checked one by one (say it of single parts, or leave it to the service)
        10:197 warning: `contains` is not checked: the parts of a body are checked one by one (say it of single parts, or leave it to the service)
        10:223 warning: the parts of a list have no names to encode them by (write `prefixEncoding` and `itemEncoding`)
        12:99 warning: `itemEncoding` has no effect: this body is no list of parts (remove it)
        12:130 note: `multipart/mixed` is handled as bytes: only a form or an array is written in parts
        12:166 warning: `prefixEncoding` has no effect: this body is no list of parts (write `encoding` for an object, or describe an array)
        12:236 warning: `itemEncoding` has no effect: this body is no list of parts (write `encoding` for an object, or describe an array)
        12:422 warning: `prefixEncoding` has no effect: this body is no list of parts (remove it)
        13:212 warning: `style` has no effect on a part without a name (remove it)
        13:236 warning: `explode` has no effect on a part without a name (remove it)
        13:242 note: `itemEncoding` is left aside: the parts of a part are written as JSON
        """#.split(separator: "\n").map(String.init)
}

// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// Each fault is reported at its place and costs the part that it touches.
@Suite struct FaultyDescriptionTests {
    @Test func model() {
        #expect(read.dump == dump)
    }

    @Test func diagnostics() {
        #expect(read.said == said)
    }

    private let read = Described(
        #"""
        openapi: 3.0.3
        info: { title: 5, version: 1.0 }
        servers: [{ url: 'https://{a}.test' }, { description: none }, { url: 'https://b.test/{v}', variables: { v: { enum: [], default: x } } }]
        paths:
          /live:
            delete: { operationId: dropLive, summary: Delete }
          /a: 5
          /b: { $ref: '#/paths/~1c' }
          /d:
            get: { operationId: same, deprecated: 'yes', tags: x, responses: [] }
            post: { operationId: same, requestBody: {}, responses: { '200': { $ref: '#/components/responses/Gone' }, foobar: { description: x } } }
            put: { requestBody: { content: { nonsense: {} } }, responses: { '200': { description: ok, content: { examples: { a: 1 }, application/json: { schma: {} } } } } }
            poste: {}
        """#)

    private let dump = #"""
        document "api.yaml" title "5"
          server - https://{a}.test
            variable a = 
          server - https://b.test/{v}
            variable v = x
          message DELETE /live named "dropLive"
            summary "Delete"
          message GET /d named "same"
          message POST /d
            response 200
          message PUT /d
            response 200 application/json as json: json
              discussion "ok"

        """#

    private let said = #"""
        2:16 warning: `title` must be a string (write it in quotes)
        2:28 warning: `version` must be a string (write it in quotes)
        3:18 warning: the server has no variable `a` (add it to `variables` with a default; an empty text stands for it)
        3:40 warning: a server needs a `url`; it is left out (add `url`)
        3:116 warning: `enum` allows nothing: it must hold a value (list the values, or remove it)
        6:5 warning: `DELETE /live` has no `responses` (say what it answers; until then every success is taken, and its body left unread)
        7:7 warning: a path item must be an object, not a number (write an object, or remove it)
        8:15 warning: `#/paths/~1c` names nothing: there is no `/c` in `#/paths` (refer to something that is there, or add it)
        10:43 warning: `deprecated` must be true or false, not a string (write `true` or `false`)
        10:56 warning: `tags` must be a list, not a string (write a list: `[…]`)
        10:70 warning: `responses` must be an object, not a list (give each element a name)
        11:26 warning: another operation has the id `same` [10:25 it is here] (this one is named after its method and path; give it an id of its own)
        11:45 warning: a request body needs `content`; it is left out (name its media type: `application/json`)
        11:77 warning: `#/components/responses/Gone` names nothing: there is no `components` in `#` (refer to something that is there, or add it)
        11:110 warning: `foobar` is no status; the response is left out (write a code such as `404`, a range such as `4XX`, or `default`)
        12:38 warning: `nonsense` is no media type; it is left out (write one such as `application/json`)
        12:106 warning: `examples` is no media type; it is left out (write one such as `application/json`)
        12:146 warning: a media type has no key `schma` (did you mean `schema`?)
        13:5 warning: a path item has no key `poste` (did you mean `post`?)
        """#.split(separator: "\n").map(String.init)
}

/// Null is no value of a key: it is told, and the key is taken for absent.
@Suite struct NullTests {
    @Test(arguments: ["info", "paths", "components", "servers", "security", "tags", "externalDocs", "webhooks"])
    func nullIsNoValue(_ key: String) {
        let keys = ["openapi: 3.1.0", "info: { title: A, version: '1' }", "paths: {}"].filter { !$0.hasPrefix(key) }
        let said = Described(keys.joined(separator: "\n") + "\n\(key): null\n").said
        let place = "\(keys.count + 1):\(key.utf8.count + 3)"
        #expect(
            said == ["\(place) warning: `\(key)` must not be null; it is left out (write a value, or remove the key)"])
    }

    @Test func nullInsideIsTold() {
        let said = Described(
            """
            openapi: 3.0.3
            info: { title: A, version: '1', description: }
            paths:
              /a:
                get:
                  security: null
                  parameters: [{ name: a, in: query, example: null, schema: { type: string } }]
                  responses: { '200': { description: ok, headers: null } }
            """
        ).said
        #expect(
            said == [
                "2:46 warning: `description` must not be null; it is left out (write a value, or remove the key)",
                "6:17 warning: `security` must not be null; it is left out (write a value, or remove the key)",
                "8:55 warning: `headers` must not be null; it is left out (write a value, or remove the key)",
            ])
    }
}

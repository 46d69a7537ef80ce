// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// Servers, security, methods of one version, webhooks, callbacks, paths with a query or fragment.
@Suite struct DescriptionTests {
    @Test func model() {
        #expect(read.dump == dump)
    }

    @Test func diagnostics() {
        #expect(read.said == said)
    }

    private let read = Described(
        #"""
        openapi: 3.2.0
        info: { title: T, version: '1', description: About. }
        servers:
          - { url: 'https://{region}.example.test:{port}/v1', description: Main, variables: { region: { default: eu, enum: [eu, us] }, unused: { default: x } } }
          - { url: /relative, name: local }
        security: [{ token: [] }]
        x-top: { a: [1, true] }
        paths:
          /search:
            summary: Shared
            servers: [{ url: 'https://search.example.test' }]
            query:
              operationId: search
              security: []
              parameters: [{ name: q, in: querystring, content: { application/x-www-form-urlencoded: { schema: { type: object, properties: { a: { type: string } } } } } }]
              responses: { '200': { description: ok, content: { application/jsonl: { itemSchema: { $ref: '#/components/schemas/Line' } } } } }
            additionalOperations:
              COPY: { responses: { '204': { description: none } } }
              POST: { responses: { '204': { description: none } } }
              'B D': { responses: { '204': { description: none } } }
            trace: { operationId: search, tags: [a, b], deprecated: true, externalDocs: { url: 'https://docs.test', description: More }, x-own: 1 }
          /subscribe:
            post:
              operationId: subscribe
              security: [{ gone: [] }]
              callbacks:
                onEvent:
                  '{$request.body#/url}':
                    post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Line' } } } }, responses: { '200': { description: ok } } }
              responses: { '200': { description: ok, links: { next: { operationId: search } } } }
            GET: { operationId: lost }
          /old#one: { get: { operationId: one, responses: { '200': { description: ok } } } }
          /old?beta=true: { get: { operationId: two, responses: { '200': { description: ok } } } }
        webhooks:
          newLine:
            post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Line' } } } } }
          other: { $ref: '#/components/pathItems/Other' }
        components:
          schemas: { Line: { type: object, properties: { text: { type: string } } } }
          pathItems: { Other: { put: { operationId: otherEvent } } }
          securitySchemes:
            token: { type: http, scheme: Bearer, bearerFormat: JWT }
            oidc: { type: openIdConnect, openIdConnectUrl: 'https://id.test' }
            tls: { type: mutualTLS }
            device: { type: oauth2, flows: { deviceAuthorization: { deviceAuthorizationUrl: 'https://d.test', tokenUrl: 'https://t.test', scopes: { s: S } } } }
            bad: { type: http }
        """#)

    private let dump = #"""
        document "api.yaml" title "T" x-top: {"a": [1, true]}
          discussion "About."
          server - https://{region}.example.test:{port}/v1
            variable region = eu of eu, us
            variable unused = x
            variable port = 
          server local /relative
          scheme token http bearer JWT
          scheme oidc openID https://id.test
          scheme tls mutual TLS
          scheme device oauth2 deviceAuthorization https://d.test https://t.test (s)
          object Line
            field "text"? string
          object QUERY /search q
            field "a"? string
          message QUERY /search named "search"
            summary "Shared"
            server - https://search.example.test
            security none
            query "q"? QUERY /search q form
            response 200 application/jsonl as stream: binary of Line
              discussion "ok"
          message COPY /search
            summary "Shared"
            server - https://search.example.test
            security token
            response 204
              discussion "none"
          message TRACE /search tags a, b deprecated x-own: 1
            link https://docs.test text "More"
            server - https://search.example.test
            security token
          message POST /subscribe named "subscribe"
            security token
            response 200
              discussion "ok"
          callback "onEvent" at "{$request.body#/url}" of POST /subscribe POST named "subscribe onEvent"
            security token
            body? application/json as json: Line
            response 200
              discussion "ok"
          message GET /old #one named "one"
            security token
            response 200
              discussion "ok"
          message GET /old ?beta=true named "two"
            security token
            response 200
              discussion "ok"
          webhook "newLine" POST named "newLine"
            security token
            body? application/json as json: Line
          webhook "other" PUT named "otherEvent"
            security token

        """#

    private let said = #"""
        4:12 warning: the server has no variable `port` (add it to `variables` with a default; an empty text stands for it)
        4:128 warning: the url has no variable `unused` (write `{unused}` in the url, or remove the variable)
        5:12 note: the server `/relative` is relative: a client must be given the base that it belongs to
        19:7 warning: `POST` has a key of its own; here it is left out (move it to `post`)
        20:7 warning: `B D` is no HTTP method; it is left out (write it as it is sent, such as `LINK`)
        21:27 warning: another operation has the id `search` [13:20 it is here] (this one is named after its method and path; give it an id of its own)
        25:20 warning: there is no security scheme `gone` (declare it among the security schemes)
        30:46 note: `links` is left aside: links are not followed
        31:5 warning: a path item has no key `GET` (did you mean `get`?)
        46:5 warning: the security scheme `bad` needs `scheme` (add `scheme`)
        """#.split(separator: "\n").map(String.init)
}

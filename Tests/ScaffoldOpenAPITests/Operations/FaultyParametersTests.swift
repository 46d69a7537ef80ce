// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// A faulty parameter costs itself, not the operation.
@Suite struct FaultyParametersTests {
    @Test func model() {
        #expect(read.dump == dump)
    }

    @Test func diagnostics() {
        #expect(read.said == said)
    }

    private let read = Described(
        #"""
        openapi: 3.0.3
        info: { title: T, version: '1' }
        paths:
          /a/{id}/{other}:
            get:
              parameters:
                - { name: unused, in: path, required: true, schema: { type: string } }
                - { name: id, in: path, schema: { type: string } }
                - { name: q, in: query, style: matrix, schema: { type: string } }
                - { name: q, in: query, schema: { type: string } }
                - { name: b, in: body, schema: { type: string } }
                - { name: n }
                - { in: query, schema: { type: string } }
                - { name: bare, in: query, requierd: true }
                - $ref: '#/components/parameters/Gone'
                - 5
              responses: { '200': { description: ok } }
          /b/{;id*}:
            get:
              parameters: [{ name: id, in: path, required: true, style: matrix, explode: true, schema: { type: string } }]
              responses: { '200': { description: ok } }
          x-paths: 1
          c: { get: { responses: {} } }
        """#)

    private let dump = #"""
        document "api.yaml" title "T"
          message GET /a/{id}/{other}
            path "id" string
            query "q"? string
            query "bare"? string
            path "other" string
            response 200
              discussion "ok"
          message GET /b/{id}
            path "id" string matrix exploded
            response 200
              discussion "ok"
          message GET /c

        """#

    private let said = #"""
        4:12 warning: the path parameter `other` has no type; a string is taken (declare it among the path parameters)
        7:19 warning: `/a/{id}/{other}` has no parameter `unused`; it is left out [5:5 the operation is here] (add it to the path, or declare it as a query parameter)
        8:19 warning: a path parameter is always required (write `required: true`)
        9:40 warning: a parameter in `query` has no style `matrix`; `form` is taken (write one of: form, spaceDelimited, pipeDelimited, deepObject)
        10:19 warning: there are two query parameters `q`; this one is left out [9:19 the first is here] (remove one)
        11:26 warning: a parameter cannot be in `body`; this one is left out (since OpenAPI 3.0 this is the `requestBody` of the operation)
        12:11 warning: a parameter needs `in`; this one is left out (add `in`)
        13:11 warning: a parameter needs `name`; this one is left out (add `name`)
        14:19 warning: the parameter `bare` has neither `schema` nor `content`; it is taken for a string (add `schema`)
        14:36 warning: a parameter has no key `requierd` (did you mean `required`?)
        15:17 warning: `#/components/parameters/Gone` names nothing: there is no `components` in `#` (refer to something that is there, or add it)
        16:11 warning: a parameter must be an object, not a number (write an object, or remove it)
        19:5 warning: `{;id*}` holds more than a name: how a parameter is written stands in its `style` (write the name alone)
        23:3 warning: a path begins with `/` (correct the path)
        """#.split(separator: "\n").map(String.init)
}

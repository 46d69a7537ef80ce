// swift-format-ignore-file: documents and diagnostics are lines as long as they are.

import Testing

/// Every place and style, with what a path shares and what an operation replaces.
@Suite struct ParametersTests {
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
          /a/{id}/{tail}:
            parameters:
              - { name: id, in: path, required: true, schema: { type: integer } }
              - { name: page, in: query, schema: { type: string } }
            get:
              operationId: a
              parameters:
                - { name: page, in: query, schema: { type: integer, default: 1 } }
                - { name: tail, in: path, required: true, style: matrix, explode: true, schema: { type: array, items: { type: string } } }
                - { name: ids, in: query, explode: false, schema: { type: array, items: { type: integer } } }
                - { name: filter, in: query, style: deepObject, schema: { type: object, additionalProperties: { type: string } } }
                - { name: raw, in: query, allowReserved: true, schema: { type: string } }
                - { name: body, in: query, content: { application/json: { schema: { type: array, items: { type: string } } } } }
                - { name: X-Trace, in: header, deprecated: true, description: For logs., example: abc, schema: { type: string } }
                - { name: Accept, in: header, schema: { type: string } }
                - { name: session, in: cookie, schema: { type: string } }
                - $ref: '#/components/parameters/Sort'
              responses: { '204': { description: none } }
        components:
          parameters:
            Sort: { name: sort, in: query, schema: { type: string, enum: [up, down] } }
        """#)

    private let dump = #"""
        document "api.yaml" title "T"
          enum SortParameter string
            case - = "up"
            case - = "down"
          message GET /a/{id}/{tail} named "a"
            path "id" int
            query "page"? int = 1
            path "tail" list<string> matrix exploded
            query "ids"? list<int> form
            query "filter"? map<string> deepObject
            query "raw"? string reserved
            query "body"? list<string> json
            header "X-Trace"? string deprecated
              discussion "For logs."
              example "abc"
            cookie "session"? string
            query "sort"? SortParameter
            response 204
              discussion "none"

        """#

    private let said = #"""
        18:19 note: the header `Accept` is left aside: the media types and security of the message decide it
        """#.split(separator: "\n").map(String.init)
}

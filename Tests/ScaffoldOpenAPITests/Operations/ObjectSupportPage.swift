@testable import ScaffoldOpenAPI

/// `Documentation/OpenAPIObjects.md`, from the table that the reader works by.
enum ObjectSupportPage {
    static var text: String {
        """
        # What becomes of each key of a description

        This page is written from the table that the reader works by (`DescriptionObject.swift`); a test keeps the two
        alike. Schemas have a page of their own, `OpenAPISupport.md`.

        A key that an object does not have is a warning, but for names that begin with `x-`, which the model keeps of
        documents, operations, parameters and schemas. A key of another version is read, and a warning. What is wrong is
        reported at its place and costs the part that it touches: a parameter, a response, an operation.

        - An operation without `operationId`, or with one that another has, is named after its method and path.
        - Of the media types of a request the first of these is sent: `application/json`, other JSON, forms, text, bytes.
        - Streams are handed over as bytes while they come, XML as bytes; their types are generated.
        - Of the media types of a response JSON is read, and each one that holds something else is another answer.
        - Header fields of responses are typed. One that every answer that succeeds must have is checked to be there.
        - `*/*` is JSON, text where its schema is a string, bytes where it has none.
        - A form, or a multipart body with names, is an object; one that is a map, or one of several objects, is sent key by
          key, as are the keys that `properties` does not name. What is no object is handled as bytes, with a warning.
        - Parts of a multipart body that are bytes are files, with a name and a media type.
          Those of a map are too; in a body that is one of several objects they are base64 text, with a warning. Of a body
          with files, what is said of it as a whole (`not`, `minProperties`) is not checked, with a warning.
        - A multipart body that is a list is written by position, without names: `part1`, `part2`, … have a schema or an
          encoding of their own, `parts` are the others. Parts that no schema gives a type are files. An answer in parts is
          handed over as bytes.
        - An optional body of GET or HEAD is left out. Answers to HEAD, 1XX, 204 and 304 have no body.
        - An operation without `responses` takes every success; before OpenAPI 3.1 that is a warning.
        - What stands behind `#` in a path is not sent; what stands behind `?` is sent as it is.
        - References lead to files by their paths, and then to documents by their `$self`.
        - Schemas are read as OpenAPI has them; a `jsonSchemaDialect` of another draft is a warning.
        - A path parameter that nothing declares is a string.
        - Cookies are percent-encoded, but for the style `cookie`, whose values have to be escaped already.
        - A `querystring` is a form, JSON or text. JSON and text are the whole query: nothing else is sent there.
        - Webhooks and callbacks become types; nothing sends or receives them.

        | of | key | read in | |
        | --- | --- | --- | --- |
        \(rows.joined(separator: "\n"))

        """
    }

    private static var rows: [String] {
        DescriptionObject.allCases.flatMap { object in
            var seen: Set<String> = []
            return KeyTable.rows.filter { $0.object == object && seen.insert($0.key).inserted }.map { row in
                let row = KeyTable.rows(of: object)[row.key] ?? row
                return "| \(object.name) | `\(row.key)` | \(versions(row.dialects)) | \(text(of: row.level)) |"
            }
        }
    }

    private static func versions(_ dialects: Set<Dialect>) -> String {
        dialects.count == 4 ? "all" : dialects.sorted().map(\.name).joined(separator: ", ")
    }

    private static func text(of level: KeySupport.Level) -> String {
        switch level {
        case .supported: "supported"
        case .annotation: "annotation"
        case .ignored(let reason): "left aside with a note: \(reason)"
        }
    }
}

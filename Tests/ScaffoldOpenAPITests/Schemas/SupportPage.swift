import ScaffoldModel

@testable import ScaffoldOpenAPI

/// `Documentation/OpenAPISupport.md`, from the table that the reader works by.
enum SupportPage {
    static var text: String {
        """
        # What becomes of each schema keyword

        This page is written from the table that the reader works by (`SupportTable.swift`); a test keeps the two alike.

        - **supported**: it has its full effect.
        - **loosened**: what it demands is not checked; a warning at its place says so.
        - **annotation**: it changes no value.

        A keyword of another version is read as that version has it, and reported; JSON Schema documents skip it. A keyword
        that nobody knows is reported, but for names that begin with `x-`, which the model keeps. A value of the wrong kind
        is reported, and the keyword left out.

        ## As people mean it, or by the letter

        One switch of the reader, the dialect, decides. Where OpenAPI documents say less than people mean, they are read as
        people mean them:

        - A schema without `type` is what its keywords speak of: `properties` makes an object, `items` a list.
        - Keys that `properties` does not name are ignored, unless `additionalProperties` says what they are.
        - `nullable` admits null whatever stands beside it, and so does null among the values of `enum`. Null in a `type` or in a
          union does where all else that the schema says admits it: `{type: [string, "null"], enum: [a]}` does not.
        - Members of a union that are of no kind that `type` beside it or above it admits are reported and left out.
        - What stands beside a `$ref` counts since OpenAPI 3.1; before, annotations and `nullable` alone do.
        - A key of `required` that no schema describes is reported and left out.
        - `discriminator` without `oneOf` or `anyOf` makes a type that keeps the keys of its subtypes.
        - Of several members of a union that fit, the first is taken.
        - Where all unions tell a schema apart by one value of `discriminator`, its required property has that value unless
          one says otherwise; a value that leads to another member is not sent. A tag is sent even where it is `readOnly`.
        - A check over the whole of an object demands nothing of `readOnly` properties in what is sent and nothing of
          `writeOnly` ones in what is received; of a type that goes both ways, neither.

        Documents of JSON Schema (those with `$schema`) are read by the letter:

        - `type` decides the type, with the `properties`, `items` and limits beside it. Everything else that a schema says is
          a check over the JSON value: `allOf` inherits nothing, `oneOf` is no enum with payloads.
        - A schema without `type`, or of several types besides null, is any JSON value, with all that it says as a check:
          `properties` alone admits a string.
        - What depends on where a schema is used (`$dynamicRef`, `$recursiveRef`) is any JSON value too.
        - `format`, `content…`, `readOnly` and `writeOnly` are annotations; `formats: assertion` in `scaffold.yaml` makes formats
          types and checks, as they are in OpenAPI.
        - An integer is `Int` and a number is `Double`, as everywhere; a value that they cannot hold is a mismatch. In what
          is any JSON value, numbers keep their digits.
        - What an `enum` does not list is a violation however tolerantly values are checked.
        - `strict` decoding is the letter; `tolerant` decoding takes null for an absent property.
        - References lead to other documents by path, by `$id`, or by the `address` that `scaffold.yaml` gives a file.
          Nothing is fetched; the meta-schemas of the drafts are built in.

        Both ways, the official test suite is the measure (`script/suite`); what it asks and does not get stands in
        `Tests/Suite/exceptions.json`.

        ## Keywords

        | keyword | read in | | what becomes of it |
        | --- | --- | --- | --- |
        \(SupportTable.rows.map(row).joined(separator: "\n"))

        ## Formats

        | of | `format` | type |
        | --- | --- | --- |
        \(formats.joined(separator: "\n"))

        These are checked, and stay strings: \(Formats.checked.sorted().map { "`\($0)`" }.joined(separator: ", ")). Every
        other format is an annotation.

        """
    }

    private static func row(_ row: KeywordSupport) -> String {
        "| `\(row.keyword.rawValue)` | \(versions(row.dialects)) | \(level(of: row)) | \(row.effect) |"
    }

    private static func level(of row: KeywordSupport) -> String {
        guard !row.annotationDialects.isEmpty else { return row.level.rawValue }
        return "\(row.level.rawValue) in OpenAPI, annotation in JSON Schema"
    }

    /// The dialects in few words.
    private static func versions(_ dialects: Set<Dialect>) -> String {
        let drafts = range(Dialect.allCases.filter { $0.isExact }, dialects)
        let others = range(Dialect.allCases.filter { !$0.isExact }, dialects)
        return [drafts, others].compactMap { $0 }.joined(separator: "; ")
    }

    private static func range(_ all: [Dialect], _ dialects: Set<Dialect>) -> String? {
        let present = all.filter(dialects.contains)
        guard let first = present.first, let last = present.last, let newest = all.last else { return nil }
        if present.count == 1 { return first.name }
        return last == newest
            ? (first == all[0] ? "all of \(first.isExact ? "JSON Schema" : "OpenAPI")" : "\(first.name) and later")
            : "\(first.name) to \(last.name)"
    }

    private static var formats: [String] {
        let strings = ["date", "date-time", "uuid", "byte", "base64", "binary", "file"].map { format in
            "| string | `\(format)` | \(Formats.stringScalar(format)?.rawValue ?? "string") |"
        }
        let integers = ["int8", "int16", "int32", "int64", "long", "uint8", "uint16", "uint32", "uint64"].map {
            format in
            "| integer | `\(format)` | \(Formats.numberScalar(format, isInteger: true)?.rawValue ?? "int") |"
        }
        let numbers = ["float", "double", "decimal", "decimal128", "int32", "int64"].map { format in
            "| number | `\(format)` | \(Formats.numberScalar(format, isInteger: false)?.rawValue ?? "double") |"
        }
        return strings + integers + numbers
    }
}

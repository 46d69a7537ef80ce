import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Reads a node as a schema: the one place that knows versions. A keyword with a value of the wrong kind is reported
/// and left out.
struct SchemaParser {
    let sink: DiagnosticSink
    let options: Reading.Options
    let references: References

    /// Reads the schema at a location; nil, and reported, where there is none.
    func parse(_ location: Location, isParameter: Bool = false) -> Schema? {
        let schema = Schema(location)
        switch location.node.kind {
        case .mapping: break
        case .bool:
            schema.boolean = location.node.bool
            return schema
        default:
            sink.warning(
                .wrongKind, "\(Self.name(of: location)) must be a schema", at: location.span,
                help: "write a mapping, such as `{type: string}`; any JSON value is accepted here for now")
            return nil
        }
        for entry in location.node.entries {
            let name = entry.name
            guard let support = SupportTable.entries[name] else {
                unknown(name, entry, in: schema, isParameter: isParameter)
                continue
            }
            if support.keyword.isID, name == location.dialect.idKey, let id = entry.value.string {
                let inner = location.document.enter(location, id: id)
                if inner.base !== location.base { return parse(inner, isParameter: isParameter) }
            }
            read(support, entry, into: schema, isParameter: isParameter)
        }
        finish(schema)
        return schema
    }

    /// What a schema is called in messages: the last part of its pointer that says something.
    static func name(of location: Location) -> String {
        // A parameter of Swagger 2.0 is a schema itself.
        if location.node["in"] != nil, let name = location.node["name"]?.string { return "`\(name)`" }
        let tokens = JSONPointer.tokens(location.pointer)
        return "`\(tokens.last { Int($0) == nil } ?? location.pointer)`"
    }

    private func unknown(_ name: String, _ entry: NodeEntry, in schema: Schema, isParameter: Bool) {
        if name.hasPrefix("x-") {
            schema.extensions.append(entry)
        } else if isParameter || schema.location.dialect.isExact {
            // A parameter's own keys are read elsewhere; JSON Schema lets people add keywords.
            return
        } else if name == "collectionFormat", schema.location.dialect == .swagger2,
            schema.location.pointer.hasSuffix("/items")
        {
            reportInner(entry.value, of: schema)
        } else {
            sink.warning(
                .unknownKey, "a schema has no `\(name)`", at: entry.key.span,
                help: Spelling.question(about: name, among: Keyword.allCases.lazy.map(\.rawValue))
                    ?? "a name of your own begins with `x-`")
        }
    }

    /// How the lists inside of a list are written, which is as JSON whatever a parameter says; of other elements it says
    /// nothing.
    private func reportInner(_ format: Node, of schema: Schema) {
        guard schema.location.node["type"]?.text == "array" else { return }
        sink.warning(
            .unsupported, "a list inside of a list is written as JSON, not as `\(format.text)`", at: format.span,
            help: "describe the parameter as `type: string`, and write the lists yourself")
    }

    private func read(_ support: SupportTable.Entry, _ entry: NodeEntry, into schema: Schema, isParameter: Bool) {
        let keyword = support.keyword
        let dialect = schema.location.dialect
        if isParameter, keyword == .required || keyword == .deprecated { return }
        if !support.belongs(to: dialect) {
            if dialect.isExact { return }
            guard admits(keyword, entry, of: schema) else { return }
        }
        guard check(entry, is: support.value) else { return }
        if support.isLoosened, let row = SupportTable.rows.first(where: { $0.keyword == keyword }) {
            sink.warning(
                .unsupportedKeyword, "`\(keyword.rawValue)` is not checked: \(row.effect)", at: entry.key.span,
                help: "check it in the code that uses the value, or remove it")
        }
        fill(schema, keyword, entry.value)
    }

    /// Whether a keyword of another version counts: it does, since people mean it, but for `nullable` since 3.1.
    private func admits(_ keyword: Keyword, _ entry: NodeEntry, of schema: Schema) -> Bool {
        let dialect = schema.location.dialect
        if keyword == .oldID { return false }
        guard keyword == .nullable, dialect >= .openAPI31 else {
            if keyword != .definitions {
                sink.warning(
                    .otherVersion,
                    "`\(keyword.rawValue)` is no keyword of \(dialect.name); it is read as other versions have it",
                    at: entry.key.span, help: "remove it, or change the version of the document")
            }
            return true
        }
        if options.acceptsNullableIn31 { return true }
        guard check(entry, is: .boolean) else { return false }
        if entry.value.bool == true {
            sink.warning(
                .otherVersion, "`nullable` means nothing in \(dialect.name)", at: entry.key.span,
                help:
                    "add \"null\" to `type`: `type: [string, \"null\"]`; or set `acceptNullable: true` in scaffold.yaml"
            )
        }
        return false
    }

    private func check(_ entry: NodeEntry, is expected: KeywordSupport.Value) -> Bool {
        guard !expected.admits(entry.value) else { return true }
        sink.warning(
            .wrongKind, "`\(entry.name)` must be \(expected.name); it is left out", at: entry.value.span,
            help: expected == .boolean ? Reading.helpForBoolean(entry.value) : "write \(expected.name)")
        return false
    }
}

extension Keyword {
    fileprivate var isID: Bool { self == .id || self == .oldID }
}

extension KeywordSupport.Value {
    /// Whether a node is of this kind, as far as can be seen from outside.
    func admits(_ node: Node) -> Bool {
        switch self {
        case .any, .special: true
        case .text: node.kind == .string
        case .boolean: node.kind == .bool
        case .number: DecimalNumber(node) != nil
        case .count: DecimalNumber(node)?.int.map { $0 >= 0 } ?? false
        case .schema: node.kind == .mapping || node.kind == .bool
        case .schemas, .values: node.kind == .list
        case .texts: node.kind == .list && node.items.allSatisfy { $0.kind == .string }
        case .namedSchemas, .mapping: node.kind == .mapping
        }
    }

    /// What a message says is expected.
    var name: String {
        switch self {
        case .any, .special: "any value"
        case .text: "a string"
        case .boolean: "true or false"
        case .number: "a number"
        case .count: "a whole number that is not negative"
        case .schema: "a schema"
        case .schemas: "a list of schemas"
        case .texts: "a list of strings"
        case .values: "a list"
        case .namedSchemas: "a mapping of names to schemas"
        case .mapping: "a mapping"
        }
    }
}

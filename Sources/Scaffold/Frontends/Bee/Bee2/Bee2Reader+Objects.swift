import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Objects: mappings of field keys to types.
extension Bee2Reader {
    static let objectKeys = ["$doc", "$name", "$closed", "$deprecated"]

    /// Makes an object type of what is written at a place without a name.
    mutating func makeObject(_ node: Node, at place: TypePlace) -> TypeID {
        let id = model.add(
            TypeDeclaration(
                name: .nested(in: place.owner, path: place.path), kind: .object(ObjectType()), document: document,
                pointer: place.pointer.text, span: node.span))
        fill(id, withObject: node, files: place.files)
        return id
    }

    /// Reads the fields of an object into a type that is already declared.
    mutating func fill(_ id: TypeID, withObject node: Node, files: TypePlace.Files = .none) {
        let about = description(of: node)
        model[id].name.explicit = about.name
        model[id].documentation = about.documentation
        model[id].isDeprecated = about.isDeprecated
        checkObjectKeys(of: node)
        let isClosed = node["$closed"].map { boolean($0, "`$closed`") } ?? false
        let place = TypePlace(owner: .type(id), path: [], pointer: Pointer(text: model[id].pointer), files: files)
        let fields = readFields(node, at: place)
        model[id].kind = .object(ObjectType(fields: fields, otherKeys: isClosed ? .forbidden : .ignored))
    }

    private func checkObjectKeys(of node: Node) {
        for entry in node.entries where entry.name.isDollarKey && !Self.objectKeys.contains(entry.name) {
            let isOfField = Self.fieldKeys.contains(entry.name)
            let question = Spelling.question(about: entry.name, among: Self.objectKeys + Self.fieldKeys)
            sink.error(
                .unknownKey, "an object has no key `\(entry.name)`", at: entry.key.span,
                help: isOfField
                    ? "it belongs beside a `$type`"
                    : (question.map { $0 + " " } ?? "")
                        + "a field of that name is written `$\(entry.name)`")
        }
    }

    /// The fields of a mapping, in its order.
    mutating func readFields(_ node: Node, at place: TypePlace) -> [Field] {
        var fields: [Field] = []
        var before: NodeEntry?
        for entry in node.entries {
            defer { before = entry }
            guard !entry.name.isDollarKey else { continue }
            if entry.value.isMissing {
                reportMissingType(entry, after: before)
            } else if let field = readField(entry, at: place) {
                if let first = fields.first(where: { $0.key == field.key }) {
                    sink.error(
                        .duplicateKey, "there are two fields `\(field.key)`", at: field.span,
                        notes: [.init("the first is here", at: .span(first.span))], help: "remove one")
                } else {
                    fields.append(field)
                }
            }
        }
        return fields
    }

    private func reportMissingType(_ entry: NodeEntry, after before: NodeEntry?) {
        let isCutDefault = before?.value.string?.contains("=") == true || before?.value.string?.contains("(/") == true
        sink.error(
            .typeSyntax, "`\(entry.name)` has no type", at: entry.key.span,
            help: isCutDefault
                ? "did a comma cut the entry before it? then quote the whole: `'…'`"
                : "write one: `\(entry.name): string`")
    }

    /// fieldkey = jsonname , [ "?" ], where "$$x" is the JSON name "$x"
    private mutating func readField(_ entry: NodeEntry, at place: TypePlace) -> Field? {
        var key = entry.name
        let isOptional = key.hasSuffix("?")
        if isOptional { key.removeLast() }
        if key.hasPrefix("$$") { key.removeFirst() }
        let inside = place.inside(.field(key), key)
        guard var field = readType(entry.value, at: inside) else { return nil }
        field.key = field.jsonName ?? key
        // What has a default can be left out.
        let isRequired = !isOptional && field.defaultValue == nil
        return field.field(isRequired: isRequired, span: entry.key.span, pointer: inside.pointer)
    }
}

extension String {
    /// Whether a key says something of its mapping; `$$x` is a field named `$x`.
    var isDollarKey: Bool { hasPrefix("$") && !hasPrefix("$$") }
}

extension Node {
    /// Whether nothing is written: YAML's empty value. The word `null` is a type.
    var isMissing: Bool { isNull && text != "null" }
}

import ScaffoldModel
import ScaffoldSource

extension Documentation {
    /// What a schema says to people.
    init(_ schema: Schema) {
        self.init(
            summary: Self.text(schema.title), discussion: Self.text(schema.text),
            example: schema.example.map { ModelValue($0) }, link: Link(schema.externalDocs))
    }

    private static func text(_ node: Node?) -> String? {
        guard let text = node?.text, text.utf8.contains(where: { $0 > 32 }) else { return nil }
        return text
    }
}

extension Documentation.Link {
    /// An `externalDocs` object; nil where there is none, or it has no address.
    init?(_ node: Node?) {
        guard let url = node?["url"]?.string else { return nil }
        self.init(url: url, text: node?["description"]?.string)
    }
}

extension XMLForm {
    /// An `xml` object; nil where there is none.
    init?(_ node: Node?) {
        guard let node else { return nil }
        let kind = node["nodeType"]?.string
        self.init(
            name: node["name"]?.string, namespace: node["namespace"]?.string, prefix: node["prefix"]?.string,
            isAttribute: node["attribute"]?.bool ?? (kind == "attribute"),
            isWrapped: node["wrapped"]?.bool ?? (kind == "element"))
    }
}

extension [NodeEntry] {
    /// Extensions as the model keeps them.
    var modelEntries: [ModelValue.Entry] {
        map { ModelValue.Entry(key: $0.name, value: ModelValue($0.value)) }
    }
}

extension SchemaReader {
    /// Adds to a type what a field or parameter of it takes from the schema.
    func describe(_ type: TypeUse, by schema: Schema) -> SchemaUse {
        var use = SchemaUse(
            type: type, defaultValue: schema.defaultValue.map { ModelValue($0) },
            documentation: Documentation(schema), isDeprecated: schema.isDeprecated, direction: schema.direction,
            xml: XMLForm(schema.xml), extensions: schema.extensions.modelEntries)
        // A default of null says that absent is as good as null, which it is anyway.
        if use.defaultValue == .null, type.isNullable || type.shape.isJSON { use.defaultValue = nil }
        if use.defaultValue != nil { use.defaultSpan = schema.defaultValue?.span }
        return use
    }
}

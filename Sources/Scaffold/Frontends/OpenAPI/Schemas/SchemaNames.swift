import ScaffoldModel
import ScaffoldSource

/// Names for schemas that a `$ref` reaches, by where they stand.
final class SchemaNames {
    private unowned let reader: SchemaReader
    /// Who has a name, in each document that owns declarations.
    private var owners: [Key: NodeID] = [:]

    private struct Key: Hashable {
        let document: DocumentID
        let name: String
    }

    init(reader: SchemaReader) {
        self.reader = reader
    }

    /// Keeps a name for a schema that has the first right to it.
    func reserve(_ name: String, for schema: Location) {
        let key = Key(document: schema.document.id, name: name)
        if owners[key] == nil { owners[key] = schema.node.id }
    }

    /// The name, or one with where the schema is in front if another schema has it: the schemas around it, then its
    /// file and folders, at last a number.
    func unique(_ name: String, for schema: Location) -> String {
        var folders = schema.document.path.split(separator: "/").map(Self.stem)
        let tokens = JSONPointer.tokens(schema.pointer)
        if tokens.isEmpty { folders = folders.dropLast() }
        folders += tokens.indices.dropLast().dropFirst().filter { Self.containers.contains(tokens[$0 - 1]) }
            .map { tokens[$0] }
        var unique = name
        var number = 1
        while true {
            let key = Key(document: schema.document.id, name: unique)
            let owner = owners[key] ?? schema.node.id
            owners[key] = owner
            guard owner != schema.node.id else { return unique }
            if let folder = folders.popLast() {
                unique = folder + " " + unique
            } else {
                number += 1
                unique = name + " \(number)"
            }
        }
    }

    /// The name of a schema that has one: an entry of a mapping of schemas, or a file of its own.
    func declaredName(of schema: Location) -> String? {
        let tokens = JSONPointer.tokens(schema.pointer)
        switch tokens.count {
        case 0: return Self.stem(schema.document.path.split(separator: "/").last ?? "")
        // A file that holds nothing but schemas, by name.
        case 1
        where !schema.dialect.isExact && schema.document.root["openapi"] == nil
            && schema.document.root["swagger"] == nil:
            return tokens[0]
        case 1: return nil
        default: return Self.containers.contains(tokens[tokens.count - 2]) ? tokens[tokens.count - 1] : nil
        }
    }

    private static let containers: Set<String> = ["schemas", "definitions", "$defs"]

    /// The name of a type written in place: where its schema stands, seen from the schema around it that has a name.
    func origin(of schema: Location) -> TypeName.Origin {
        let tokens = JSONPointer.tokens(schema.pointer)
        if let container = tokens.indices.dropLast(2).last(where: { Self.containers.contains(tokens[$0]) }),
            let owner = owner(of: schema, upTo: container + 2)
        {
            let path = Self.steps(tokens[(container + 2)...])
            if !path.isEmpty { return .nested(in: .type(owner), path: path) }
        }
        return .declared(Self.words(tokens))
    }

    private func owner(of schema: Location, upTo count: Int) -> TypeID? {
        let tokens = JSONPointer.tokens(schema.pointer).prefix(count)
        var location = schema.document.location
        for token in tokens {
            guard let entry = schema.document.entry(token, of: location.node) else { return nil }
            location = location.child(entry.value, token)
        }
        guard let name = tokens.last else { return nil }
        return reader.declare(location, name: name, at: location.span)?.type
    }

    private static func steps(_ tokens: ArraySlice<String>) -> [TypeName.Step] {
        var steps: [TypeName.Step] = []
        var rest = tokens
        while let token = rest.popFirst() {
            switch token {
            case "properties", "patternProperties", "dependentSchemas":
                if let key = rest.popFirst() { steps.append(.field(key)) }
            case "items", "prefixItems", "contains": steps.append(.item)
            case "additionalProperties": steps.append(.value)
            case "oneOf", "anyOf":
                if let number = rest.popFirst().flatMap({ Int($0) }) { steps.append(.member(number + 1)) }
            default: continue
            }
        }
        return steps
    }

    /// A pointer as a name: `#/components/responses/NotFound/content/application~1json/schema` is
    /// `NotFound Response`.
    private static func words(_ tokens: [String]) -> String {
        let kinds = [
            "responses": "Response", "parameters": "Parameter", "headers": "Header", "requestBodies": "Body",
        ]
        if tokens.count > 2, tokens[0] == "components", let kind = kinds[tokens[1]] { return tokens[2] + " " + kind }
        let silent: Set<String> = ["paths", "content", "schema", "components", "properties", "schemas"]
        let words = tokens.filter { !silent.contains($0) && !$0.contains("json") }.joined(separator: " ")
        let name = String(
            words.unicodeScalars.map {
                $0.properties.isAlphabetic || $0.properties.numericType != nil ? Character($0) : " "
            })
        return name.split(separator: " ").joined(separator: " ")
    }

    /// A file's name without what follows its last dot.
    private static func stem(_ name: Substring) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
        let stem = name[..<dot]
        // `shot.schema.json` describes a shot.
        let ending = ".schema"
        return String(stem.hasSuffix(ending) && stem.count > ending.count ? stem.dropLast(ending.count) : stem)
    }
}

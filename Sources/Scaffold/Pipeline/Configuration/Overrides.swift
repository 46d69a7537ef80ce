import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldNaming
import ScaffoldRendering

/// Checks the places and types that `names:` and `types:` speak of: one that hits nothing is a mistake.
struct Overrides {
    let model: ProtocolModel
    let sink: DiagnosticSink

    /// The options of the later stages, overrides included.
    func options(_ configuration: Configuration) -> (naming: NamingOptions, rendering: RenderingOptions) {
        var rendering = configuration.rendering
        rendering.types = types(configuration.types)
        let naming = NamingOptions(style: configuration.naming, overrides: names(configuration.names))
        return (naming, rendering)
    }

    /// Names by pointer.
    private func names(_ overrides: [Configuration.Override]) -> [String: String] {
        let pointers = self.pointers
        let inDocuments = pointers.flatMap { pointer in model.documents.map { $0.path + pointer } }
        var names: [String: String] = [:]
        for override in overrides {
            if override.target.hasPrefix("#") {
                check(override, isAmong: pointers, "place")
            } else {
                check(override, isAmong: inDocuments, "place")
            }
            names[override.target] = override.choice
        }
        return names
    }

    /// Types by pointer or format.
    private func types(_ overrides: [Configuration.Override]) -> [String: Scalar] {
        var types: [String: Scalar] = [:]
        for override in overrides {
            var override = override
            if override.target.hasPrefix("#") {
                check(override, isAmong: pointers, "place")
            } else {
                override.target = Self.formatsOfBee[override.target] ?? override.target
                check(override, isAmong: formats, "format")
            }
            types[override.target] = type(override)
        }
        return types
    }

    private func type(_ override: Configuration.Override) -> Scalar? {
        if let type = Self.swiftTypes.first(where: { $0.name == override.choice })?.scalar { return type }
        let names = Self.swiftTypes.map(\.name)
        let nearest = Spelling.question(about: override.choice, among: names)
        sink.error(
            .invalidConfiguration, "`\(override.choice)` is no type that values can be read as",
            at: override.choiceSpan,
            help: nearest ?? "write one of \(names.map { "`\($0)`" }.joined(separator: ", "))")
        return nil
    }

    private func check(_ override: Configuration.Override, isAmong known: [String], _ kind: String) {
        guard !known.contains(override.target) else { return }
        let nearest = Spelling.question(about: override.target, among: known)
        sink.error(
            .invalidConfiguration, "no document has the \(kind) `\(override.target)`", at: override.span,
            help: nearest ?? "write a JSON pointer as `#/model/Shot/id`\(kind == "format" ? ", or a format" : "")")
    }

    /// Every place that can be given another name.
    private var pointers: [String] {
        var pointers: [String] = []
        for type in model.types {
            pointers.append(type.pointer)
            switch type.kind {
            case .object(let object): pointers += object.fields.map(\.pointer)
            case .enumeration(let enumeration): pointers += enumeration.cases.map(\.pointer)
            case .union, .alias: break
            }
        }
        for message in model.messages {
            pointers.append(message.pointer)
            pointers += message.parameters.map(\.field.pointer)
            pointers += message.responses.flatMap { $0.headers.map(\.field.pointer) }
        }
        return pointers
    }

    /// The formats that everybody knows, and those of the documents.
    private var formats: [String] {
        var formats = StringFormats.checked + ["byte", "decimal", "int32", "int64", "float", "double"]
        var model = model
        let collect: (inout TypeUse) -> Void = { use in
            for constraint in use.constraints { if case .format(let name) = constraint.rule { formats.append(name) } }
        }
        for index in model.types.indices { model[TypeID(index: index)].kind.updateUses(collect) }
        for index in model.messages.indices { model[MessageID(index: index)].updateUses(collect) }
        return formats
    }

    /// What Bee 2 calls formats that have another name elsewhere.
    private static let formatsOfBee = ["datetime": "date-time", "url": "uri", "bytes": "byte"]

    private static let swiftTypes: [(name: String, scalar: Scalar)] = [
        ("String", .string), ("Bool", .bool), ("Int", .int), ("Int32", .int32), ("Int64", .int64), ("UInt", .uint),
        ("UInt32", .uint32), ("UInt64", .uint64), ("Float", .float), ("Double", .double), ("Decimal", .decimal),
        ("CalendarDate", .date), ("Date", .dateTime), ("UUID", .uuid), ("URL", .url), ("Data", .bytes),
        ("JSONValue", .json),
    ]
}

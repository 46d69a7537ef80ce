import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldNaming

/// Checks the places and types that `names:` and `types:` speak of: one that hits nothing is a mistake.
struct Overrides {
    let model: ProtocolModel
    let sink: DiagnosticSink

    /// Names by pointer.
    func names(_ overrides: [Configuration.Override]) -> [String: ChosenName] {
        if overrides.isEmpty { return [:] }
        let places = fieldPointers + otherPointers
        var names: [String: ChosenName] = [:]
        for override in overrides {
            check(override, isAmong: places, "place")
            names[override.target] = ChosenName(override.choice, at: override.choiceSpan)
        }
        return names
    }

    /// Types by the pointer of a field, or by format.
    func retyping(_ overrides: [Configuration.Override]) -> Retyping {
        var choices: [String: Retyping.Choice] = [:]
        for override in overrides {
            var override = override
            if override.target.contains("#") {
                check(override, isAmong: fieldPointers, "field")
            } else {
                override.target = Self.formatsOfBee[override.target] ?? override.target
                guard !refuseFormatOfBytes(override) else { continue }
                check(override, isAmong: formats, "format")
            }
            choices[override.target] = type(override).map { Retyping.Choice($0, at: override.choiceSpan) }
        }
        return Retyping(choices, reporting: sink)
    }

    /// Bytes as they are have no form as JSON that another type could be read from.
    private func refuseFormatOfBytes(_ override: Configuration.Override) -> Bool {
        guard ["binary", "file"].contains(override.target) else { return false }
        sink.error(
            .invalidConfiguration, "the type of the format `\(override.target)` cannot be changed", at: override.span,
            help: "take it out: it is `Data`, and `Upload` where a file is sent")
        return true
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

    /// A place may have its document in front.
    private func check(_ override: Configuration.Override, isAmong places: [String], _ kind: String) {
        let isInDocument = !override.target.hasPrefix("#") && override.target.contains("#")
        let known =
            isInDocument ? places.flatMap { place in model.documents.map { $0.path + place } } : places
        guard !known.contains(override.target) else { return }
        let example = known.first { $0.contains("#") } ?? "#/model/Shot/id"
        sink.error(
            .invalidConfiguration, "no document has the \(kind) `\(override.target)`", at: override.span,
            help: fullPlace(of: override.target, among: known) ?? referred(from: override.target)
                ?? Spelling.question(about: override.target, among: known)
                ?? (kind == "format" ? "write a format, as `date-time`" : "write a place as `\(example)`"))
    }

    /// The place that is meant where steps between were left out: `…/Shot/properties/id` of `…/Shot/id`.
    private func fullPlace(of target: String, among places: [String]) -> String? {
        let wanted = target.split(separator: "/")
        let full = places.filter { place in
            var rest = wanted[...]
            for step in place.split(separator: "/") where step == rest.first { rest.removeFirst() }
            return rest.isEmpty && place.hasSuffix("/" + (wanted.last ?? ""))
        }
        return full.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map { "did you mean `\($0)`?" }
    }

    /// Where parameters stand that a message only refers to.
    private func referred(from target: String) -> String? {
        guard let message = model.messages.first(where: { target.hasPrefix($0.pointer + "/parameters/") }) else {
            return nil
        }
        let places = message.parameters.map(\.field.pointer).filter { !$0.hasPrefix(message.pointer) }
        guard !places.isEmpty else { return nil }
        return "if a `$ref` stands there, name what it refers to: "
            + places.map { "`\($0)`" }.joined(separator: " or ")
    }

    /// The places of what has a type: fields of objects, parameters and headers.
    private var fieldPointers: [String] {
        let fields = model.types.flatMap { type in
            if case .object(let object) = type.kind { object.fields.map(\.pointer) } else { [String]() }
        }
        return fields
            + model.messages.flatMap { message in
                message.parameters.map(\.field.pointer)
                    + message.responses.flatMap { $0.headers.map(\.field.pointer) }
            }
    }

    /// The other places that can be given a name.
    private var otherPointers: [String] {
        let cases = model.types.flatMap { type in
            if case .enumeration(let enumeration) = type.kind { enumeration.cases.map(\.pointer) } else { [String]() }
        }
        let members = model.types.flatMap { type in
            if case .union(let union) = type.kind { union.members.compactMap(\.pointer) } else { [String]() }
        }
        return model.types.map(\.pointer) + cases + members + model.messages.map(\.pointer)
    }

    /// The formats that everybody knows, and those of the documents.
    private var formats: [String] {
        var formats = StringFormats.checked + ["byte", "decimal", "int32", "int64", "float", "double"]
        model.forEachUse { use in
            for constraint in use.constraints { if case .format(let name) = constraint.rule { formats.append(name) } }
        }
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

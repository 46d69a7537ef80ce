import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

/// Where a sample stands: who owns the types that it makes, and whether all its fields are required.
struct SamplePlace {
    let owner: TypeName.Owner
    var path: [TypeName.Step]
    var pointer: Pointer
    var isRequired = false

    func inside(_ step: TypeName.Step, name: String?) -> SamplePlace {
        var place = self
        place.path.append(step)
        if let name { place.pointer = place.pointer / name }
        return place
    }
}

/// Types by example. All examples of one place are taken together: the elements of a list show one type.
extension Bee1Reader {
    mutating func infer(_ samples: [Node], at place: SamplePlace) -> TypeUse {
        let values = samples.filter { !$0.isNull }
        let isNullable = values.count < samples.count || values.isEmpty
        guard let first = values.first else {
            let span = samples.first?.span ?? root.span
            return TypeUse(.scalar(.json), isNullable: !samples.isEmpty, span: span)
        }
        var use = TypeUse(inferShape(values, first, at: place), span: first.span)
        use.isNullable = isNullable
        return use
    }

    private mutating func inferShape(_ values: [Node], _ first: Node, at place: SamplePlace) -> TypeUse.Shape {
        switch first.kind {
        case .list where values.allSatisfy({ $0.kind == .list }):
            return .list(infer(values.flatMap { Array($0.items) }, at: place.inside(.item, name: nil)))
        case .mapping where values.allSatisfy({ $0.kind == .mapping }):
            return inferObject(values, first, at: place)
        case .string where values.allSatisfy({ $0.kind == .string }):
            return inferText(values, first)
        case .bool where values.allSatisfy({ $0.kind == .bool }): return .scalar(.bool)
        case .integer, .float:
            if values.allSatisfy({ $0.kind == .integer || $0.kind == .float }) { return .scalar(number(values)) }
        default: break
        }
        let other = values.first { $0.kind != first.kind } ?? first
        sink.warning(
            .conflictingSamples, "this example is \(other.kindInWords), another is \(first.kindInWords)",
            at: other.span, notes: [.init("the other is here", at: .span(first.span))],
            help: "it is read as any JSON value; make all examples alike")
        return .scalar(.json)
    }

    /// Whole numbers are `int`, unless they are too large; one fraction makes all `double`.
    private func number(_ values: [Node]) -> Scalar {
        if values.contains(where: { $0.kind == .float }) { return .double }
        if values.allSatisfy({ $0.int != nil }) { return .int }
        let isUInt64 = values.allSatisfy { UInt64($0.text) != nil }
        return isUInt64 ? .uint64 : .decimal
    }

    /// An object without fields is a map of anything.
    private mutating func inferObject(_ values: [Node], _ first: Node, at place: SamplePlace) -> TypeUse.Shape {
        guard values.contains(where: { $0.count > 0 }) else {
            return .map(TypeUse(.scalar(.json), isNullable: true, span: first.span))
        }
        let id = model.add(
            TypeDeclaration(
                name: .nested(in: place.owner, path: place.path), kind: .object(ObjectType()), document: document,
                pointer: place.pointer.text, span: first.span))
        var inside = SamplePlace(owner: .type(id), path: [], pointer: place.pointer)
        inside.isRequired = place.isRequired
        fill(id, withSamples: values, at: inside)
        return .named(id)
    }

    mutating func fill(_ id: TypeID, withSamples samples: [Node], at place: SamplePlace) {
        let fields = inferFields(samples, at: place)
        model[id].kind = .object(ObjectType(fields: fields))
    }

    // MARK: Fields

    private struct SampledField {
        let key: String
        let entry: NodeEntry
        var isMarked: Bool
        var samples: [Node]
    }

    /// The fields of all samples, in the order in which they appear. `!` marks a required one; it is required if every
    /// sample has it.
    mutating func inferFields(_ samples: [Node], at place: SamplePlace) -> [Field] {
        var found: [SampledField] = []
        for sample in samples { gather(sample, into: &found) }
        return found.map { sampled in
            var inside = place.inside(.field(sampled.key), name: sampled.key)
            inside.isRequired = place.isRequired || sampled.isMarked
            return Field(
                key: sampled.key, type: infer(sampled.samples, at: inside),
                isRequired: inside.isRequired && sampled.samples.count == samples.count,
                documentation: documentation(of: sampled.entry), pointer: inside.pointer.text,
                span: sampled.entry.key.span)
        }
    }

    private func gather(_ sample: Node, into found: inout [SampledField]) {
        var seen: [String: SourceSpan] = [:]
        for entry in sample.entries {
            let (key, isMarked) = fieldKey(entry.key)
            guard !key.isEmpty else {
                sink.warning(
                    .impossibleName, "a field without a name; it is left out", at: entry.key.span, help: "name it")
                continue
            }
            if let first = seen[key] {
                sink.warning(
                    .duplicateKey, "the field `\(key)` stands twice; this one is left out", at: entry.key.span,
                    notes: [.init("the first is here", at: .span(first))], help: "remove or rename one of the two")
                continue
            }
            seen[key] = entry.key.span
            if let index = found.firstIndex(where: { $0.key == key }) {
                found[index].samples.append(entry.value)
                found[index].isMarked = found[index].isMarked || isMarked
            } else {
                found.append(SampledField(key: key, entry: entry, isMarked: isMarked, samples: [entry.value]))
            }
        }
    }

    /// `! id`, `!id`, `id`; a full-width mark is taken for the same.
    private func fieldKey(_ node: Node) -> (key: String, isMarked: Bool) {
        let text = node.text[...].trimmed
        // Characters are slow to come by, and few keys have a mark.
        guard let byte = text.utf8.first, byte == UInt8(ascii: "!") || byte >= 0x80, let first = text.first,
            first == "!" || first == "！"
        else { return (String(text), false) }
        if first == "！" {
            sink.warning(
                .impossibleName, "the mark `！` is full-width", at: node.span, help: "write `!` for a required field")
        }
        return (String(text.dropFirst().trimmed), true)
    }

    /// What a comment beside the field says, and the example itself.
    private func documentation(of entry: NodeEntry) -> Documentation {
        let value = entry.value
        let isPlain = value.kind != .null && value.kind != .list && value.kind != .mapping
        let isExample = isPlain && Reference(value) == nil
        return Documentation(
            text: value.commentBehind ?? entry.key.commentAbove ?? "", example: isExample ? ModelValue(value) : nil)
    }
}

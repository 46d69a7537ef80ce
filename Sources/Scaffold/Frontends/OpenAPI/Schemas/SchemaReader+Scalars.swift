import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension SchemaReader {
    /// A string, a number or a Boolean.
    func scalar(of schema: Schema, as kind: JSONKinds) -> TypeUse {
        var type = TypeUse(.scalar(Self.scalar(of: schema, as: kind)), span: schema.location.span)
        guard case .scalar(let scalar) = type.shape else { return type }
        noteSlip(in: schema)
        type.isSecret = schema.format?.text == "password"
        var untyped: [Constraint] = []
        for constraint in schema.constraints(for: kind) {
            if kind != .string || scalar == .string || constraint.rule.kinds != .string {
                type.constraints.append(constraint)
            } else if scalar == .binary {
                type.constraints += sizes(constraint)
            } else if !Formats.implies(scalar, constraint.rule) {
                untyped.append(constraint)
            }
        }
        if scalar == .string, let format = schema.format, Formats.checked.contains(format.text) {
            type.constraints.append(Constraint(.format(format.text), span: format.span))
        }
        if kind == .integer || kind == .number { type.constraints += narrowing(of: schema) }
        // Text that becomes a date, bytes and the like is checked as it came.
        type.constraints += rawRules(untyped, of: schema)
        return type
    }

    /// Formats are open to all; only what must be a slip is told of.
    private func noteSlip(in schema: Schema) {
        guard let format = schema.format, !Formats.known.contains(format.text),
            let meant = Spelling.slip(format.text, of: Formats.known)
        else { return }
        reading.sink.noteForAll(
            .unknownType, "the format `\(format.text)` changes nothing: did you mean `\(meant)`?", at: format.span)
    }

    /// A length of bytes as they are counts them (OpenAPI 3.1.1, Working with Binary Data); nothing else that is said of
    /// text is said of bytes.
    private func sizes(_ constraint: Constraint) -> [Constraint] {
        switch constraint.rule {
        case .minLength(let count): return [Constraint(.minBytes(count), span: constraint.span)]
        case .maxLength(let count): return [Constraint(.maxBytes(count), span: constraint.span)]
        default:
            reading.sink.warning(
                .misplacedConstraint, "\(constraint.rule.inWords) says nothing of bytes, and is not checked",
                at: constraint.span, help: "remove it, or limit the size with `minLength` and `maxLength`")
            return []
        }
    }

    static func scalar(of schema: Schema, as kind: JSONKinds) -> Scalar {
        let format = schema.format?.text ?? ""
        switch kind {
        case .bool: return .bool
        case .null: return .null
        case .integer: return Formats.numberScalar(format, isInteger: true) ?? .int
        case .number: return Formats.numberScalar(format, isInteger: false) ?? .double
        default: break
        }
        if let scalar = Formats.stringScalar(format) { return scalar }
        switch (schema.contentEncoding?.text, schema.contentMediaType?.text) {
        case ("base64", _): return .bytes
        case (nil, "application/octet-stream"): return .binary
        default: return .string
        }
    }

    private func narrowing(of schema: Schema) -> [Constraint] {
        guard let format = schema.format, let range = Formats.ranges[format.text] else { return [] }
        return [
            Constraint(.minimum(DecimalNumber(range.lowerBound)), span: format.span),
            Constraint(.maximum(DecimalNumber(range.upperBound)), span: format.span),
        ]
    }
}

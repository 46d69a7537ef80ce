import ScaffoldModel

/// The calls that read and write a field.
struct CodingCalls {
    let context: RenderingContext

    /// The statement that reads the field at an index of the table of keys.
    func reading(_ field: FieldPlan, _ index: Int) -> String {
        let otherwise = if case .defaulted(let value) = field.form { " ?? \(field.boxed(value))" } else { "" }
        var call = "r.\(name(field, .reading))(\(index)\(typeArgument(field)))"
        if field.resolved.isSecret { call = "r.secret { r in \(call) }" }
        return "\(field.access) = \(call)\(otherwise)"
    }

    /// The statement that writes it to a JSON writer.
    func writing(_ field: FieldPlan, _ index: Int, to writer: String) -> String {
        "\(writer).\(name(field, .writing))(\(index), \(field.access))"
    }

    private enum Direction {
        case reading, writing
    }

    private func name(_ field: FieldPlan, _ direction: Direction) -> String {
        let kind = kind(of: field)
        switch field.form {
        case .required: return kind
        case .optional: return prefixed("optional", kind)
        case .nullable: return prefixed("nullable", kind)
        case .presence: return "presence"
        case .defaulted: return direction == .reading ? prefixed("optional", kind) : kind
        }
    }

    /// `optional` and `int` as `optionalInt`.
    private func prefixed(_ prefix: String, _ kind: String) -> String {
        kind == "value" ? prefix : prefix + kind.prefix(1).uppercased() + kind.dropFirst()
    }

    /// The part of the call's name that says what is read.
    private func kind(of field: FieldPlan) -> String {
        if field.isBoxed { return "value" }
        switch field.resolved.shape {
        case .list: return "array"
        case .map: return "map"
        case .named: return "value"
        case .scalar(let scalar):
            switch scalar {
            case .string, .bool, .int, .int32, .int64, .uint, .uint32, .uint64, .float, .double:
                return scalar.rawValue
            case .decimal, .date, .dateTime, .uuid, .url, .bytes, .binary, .upload, .json, .null: return "value"
            }
        }
    }

    private func typeArgument(_ field: FieldPlan) -> String {
        if field.isBoxed { return ", \(SwiftType.box(field.value).text).self" }
        if case .presence = field.form { return ", \(field.value.text).self" }
        switch field.resolved.shape {
        case .list(let element), .map(let element): return ", \(context.type(of: element).text).self"
        default: return kind(of: field) == "value" ? ", \(field.value.text).self" : ""
        }
    }
}

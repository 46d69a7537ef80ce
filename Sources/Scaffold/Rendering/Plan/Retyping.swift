import ScaffoldModel

/// Gives formats and places the types that the configuration asks for (DECISIONS 20). Places win over formats.
struct Retyping {
    let types: [String: Scalar]

    func apply(to model: ProtocolModel) -> ProtocolModel {
        guard !types.isEmpty else { return model }
        var model = model
        for index in model.types.indices {
            let id = TypeID(index: index)
            model[id].kind.updateUses { retype(&$0) }
            if case .object(var object) = model[id].kind {
                for field in object.fields.indices { retype(&object.fields[field]) }
                model[id].kind = .object(object)
            }
        }
        for index in model.messages.indices {
            let id = MessageID(index: index)
            model[id].updateUses { retype(&$0) }
            for parameter in model[id].parameters.indices { retype(&model[id].parameters[parameter].field) }
        }
        return model
    }

    private func retype(_ field: inout Field) {
        if let scalar = types[field.pointer] { set(&field.type, scalar) }
    }

    private func retype(_ use: inout TypeUse) {
        guard case .scalar(let scalar) = use.shape, let format = format(of: use, scalar), let other = types[format]
        else {
            return
        }
        set(&use, other)
        // A moment or a day that stays text must still look like one.
        if other == .string, scalar != .string { use.constraints.append(Constraint(.format(format), span: use.span)) }
    }

    private func set(_ use: inout TypeUse, _ scalar: Scalar) { use.shape = .scalar(scalar) }

    /// The JSON Schema name of a type's format.
    private func format(of use: TypeUse, _ scalar: Scalar) -> String? {
        switch scalar {
        case .string:
            for constraint in use.constraints {
                if case .format(let name) = constraint.rule { return name }
            }
            return nil
        case .dateTime: return "date-time"
        case .bytes: return "byte"
        case .url: return "uri"
        default: return scalar.rawValue
        }
    }
}

package import ScaffoldDiagnostics

/// Gives formats and places the types that the configuration asks for (DECISIONS 20). Places win over formats.
package struct Retyping {
    package struct Choice {
        package let scalar: Scalar
        package let span: SourceSpan

        package init(_ scalar: Scalar, at span: SourceSpan) {
            self.scalar = scalar
            self.span = span
        }
    }

    private let choices: [String: Choice]
    private let sink: DiagnosticSink

    /// `choices` are by JSON pointer, perhaps with a document's path in front, or by format.
    package init(_ choices: [String: Choice], reporting sink: DiagnosticSink) {
        self.choices = choices
        self.sink = sink
    }

    package func apply(to model: ProtocolModel) -> ProtocolModel {
        guard !choices.isEmpty else { return model }
        var result = model
        for index in model.types.indices {
            let id = TypeID(index: index)
            let document = model[model[id].document].path
            result[id].kind.updateUses(retype)
            guard case .object(var object) = result[id].kind else { continue }
            for field in object.fields.indices { retype(&object.fields[field], in: document, model) }
            result[id].kind = .object(object)
        }
        for index in model.messages.indices {
            let id = MessageID(index: index)
            let document = model[model[id].document].path
            var message = model[id]
            message.updateUses(retype)
            message.updateFields { retype(&$0, in: document, model) }
            result[id] = message
        }
        return result
    }

    private func retype(_ field: inout Field, in document: String, _ model: ProtocolModel) {
        guard let choice = choices[document + field.pointer] ?? choices[field.pointer] else { return }
        set(&field.type, choice, format: nil)
        var checker = ValueChecker(model)
        guard let value = field.defaultValue, let problem = checker.problem(with: value, as: field.type) else { return }
        sink.error(
            .invalidDefault, "the default of `\(field.key)` is no value of this type: \(problem)", at: choice.span,
            notes: [.init("the default is here", at: .span(field.defaultSpan ?? field.span))],
            help: "choose a type that has it")
    }

    private func retype(_ use: inout TypeUse) {
        guard case .scalar(let scalar) = use.shape, let format = format(of: use, scalar), let choice = choices[format]
        else {
            return
        }
        set(&use, choice, format: format)
        // A moment or a day that stays text must still look like one.
        if choice.scalar == .string, scalar != .string {
            use.constraints.append(Constraint(.format(format), span: use.span))
        }
    }

    private func set(_ use: inout TypeUse, _ choice: Choice, format: String?) {
        let kind = ConstrainedKind(choice.scalar)
        use.shape = .scalar(choice.scalar)
        use.constraints.removeAll { constraint in
            guard kind.accepts(constraint.rule) else {
                // The type that was chosen for a format stands for it.
                if let format, case .format(format) = constraint.rule { return true }
                reportLoss(of: constraint, "\(constraint.rule.inWords) says nothing of \(kind.inWords)", choice)
                return true
            }
            if let fault = constraint.rule.faultAlone(of: kind) {
                reportLoss(of: constraint, fault, choice)
                return true
            }
            return constraint.rule.isVacuous(for: kind)
        }
    }

    private func reportLoss(of constraint: Constraint, _ reason: String, _ choice: Choice) {
        sink.warning(
            .misplacedConstraint, "\(reason), and is no longer checked", at: choice.span,
            notes: [.init("it is stated here", at: .span(constraint.span))],
            help: "choose a type that can keep it, or remove it there")
    }

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

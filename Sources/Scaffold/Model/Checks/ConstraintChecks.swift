import ScaffoldDiagnostics

extension ModelChecks {
    /// Every constraint must speak of the kind of value that it stands at, and be one that some value keeps. One that every
    /// value keeps is left out, so that nobody after this meets it.
    mutating func checkConstraints() {
        dropVacuousAssertions()
        let before = model
        for index in typeIndices {
            // Most have none, and a change of nothing copies them all the same.
            let uses = before.types[index].kind.uses
            guard !before.types[index].constraints.isEmpty || uses.haveConstraints else { continue }
            var kind = before.types[index].kind
            kind.updateUses { checkConstraints(of: &$0, in: before) }
            var use = TypeUse(
                .named(TypeID(index: index)), constraints: before.types[index].constraints,
                span: before.types[index].span)
            checkConstraints(of: &use, in: before)
            model[TypeID(index: index)].kind = kind
            model[TypeID(index: index)].constraints = use.constraints
        }
        for index in messageIndices where before.messages[index].uses.haveConstraints {
            var message = before.messages[index]
            message.updateUses { checkConstraints(of: &$0, in: before) }
            model[MessageID(index: index)] = message
        }
    }

    private mutating func dropVacuousAssertions() {
        for index in checkIndices {
            model[ValueCheckID(index: index)].assertions.removeAll { assertion in
                if case .rule(let rule) = assertion { rule.isVacuous(for: .any) } else { false }
            }
        }
    }

    private func checkConstraints(of use: inout TypeUse, in model: ProtocolModel) {
        guard !use.constraints.isEmpty else { return }
        let resolved = model.resolve(use)
        let own = use.constraints.count
        let kind = ConstrainedKind(resolved.shape, in: model)
        var kept: [Constraint] = []
        for constraint in use.constraints {
            let others = kept + resolved.constraints.dropFirst(own)
            guard isSound(constraint, kind, others: others) else { continue }
            if !isVacuous(constraint.rule, kind, in: model) { kept.append(constraint) }
        }
        use.constraints = kept
    }

    private func isVacuous(_ rule: Constraint.Rule, _ kind: ConstrainedKind, in model: ProtocolModel) -> Bool {
        if case .check(let id) = rule { return model[id].assertions.isEmpty }
        return rule.isVacuous(for: kind)
    }

    private func isSound(_ constraint: Constraint, _ kind: ConstrainedKind, others: [Constraint]) -> Bool {
        guard kind.accepts(constraint.rule) else {
            report(
                .misplacedConstraint, "\(constraint.rule.inWords) says nothing of \(kind.inWords)", at: constraint.span,
                help: kind.help)
            return false
        }
        if case .pattern(let text) = constraint.rule {
            return ECMAPattern.isSound(text, at: constraint.span, policy: policy, reporting: sink)
        }
        if let fault = constraint.rule.faultAlone(of: kind) {
            report(
                .impossibleRange, fault, at: constraint.span, help: "write one that some value keeps, or leave it out")
            return false
        }
        for other in others where constraint.rule.excludes(other.rule, kind) {
            report(
                .impossibleRange,
                "no value keeps both \(other.rule.inWords) and \(constraint.rule.inWords)", at: constraint.span,
                notes: other.span == constraint.span
                    ? [] : [.init("\(other.rule.inWords) is here", at: .span(other.span))],
                help: "write the smaller limit first")
            return false
        }
        return true
    }
}

/// The kinds of value that constraints speak of.
package enum ConstrainedKind {
    case string
    case number(Scalar)
    case list, map, bytes, file
    /// Any constraint may stand at it: it says nothing of values of another kind.
    case any
    /// No constraint speaks of it.
    case other(String)

    init(_ shape: TypeUse.Shape, in model: ProtocolModel) {
        switch shape {
        case .list: self = .list
        case .map: self = .map
        case .scalar(let scalar): self.init(scalar)
        case .named(let id):
            switch model[id].kind {
            case .object: self = .map
            case .union, .alias, .wrapper: self = .any
            case .enumeration: self = .other("an enumeration")
            }
        }
    }

    package init(_ scalar: Scalar) {
        switch scalar {
        case .int, .int32, .int64, .uint, .uint32, .uint64, .float, .double, .decimal: self = .number(scalar)
        case .string, .url: self = .string
        case .bytes, .binary: self = .bytes
        case .upload: self = .file
        case .json: self = .any
        case .bool: self = .other("a Boolean")
        case .date: self = .other("a date")
        case .dateTime: self = .other("a moment")
        case .uuid: self = .other("a UUID")
        case .null: self = .other("null")
        }
    }

    package func accepts(_ rule: Constraint.Rule) -> Bool {
        switch (self, rule) {
        case (.any, _), (_, .oneOfValues), (_, .check): true
        case (.string, .minLength), (.string, .maxLength), (.string, .pattern), (.string, .format): true
        case (.number, .minimum), (.number, .maximum), (.number, .exclusiveMinimum), (.number, .exclusiveMaximum),
            (.number, .multipleOf):
            true
        case (.list, .minItems), (.list, .maxItems), (.list, .uniqueItems): true
        case (.map, .minProperties), (.map, .maxProperties): true
        case (.bytes, .minBytes), (.bytes, .maxBytes), (.file, .minBytes), (.file, .maxBytes), (.file, .mediaTypes):
            true
        case (_, .minLength), (_, .maxLength), (_, .pattern), (_, .format), (_, .minimum), (_, .maximum),
            (_, .exclusiveMinimum), (_, .exclusiveMaximum), (_, .multipleOf), (_, .minItems), (_, .maxItems),
            (_, .uniqueItems), (_, .minProperties), (_, .maxProperties), (_, .minBytes), (_, .maxBytes),
            (_, .mediaTypes):
            false
        }
    }

    var inWords: String {
        switch self {
        case .string: "a string"
        case .number: "a number"
        case .list: "a list"
        case .map: "an object or map"
        case .bytes: "bytes"
        case .file: "a file"
        case .any: "any value"
        case .other(let name): name
        }
    }

    var help: String {
        switch self {
        case .string: "a string can have a length, a pattern and a format"
        case .number: "a number can have limits and a factor"
        case .list: "a list can have a count and be unique"
        case .map: "an object or map can have a count of its entries"
        case .bytes: "bytes can have a size"
        case .file: "a file can have a size and media types"
        case .any, .other: "leave it out"
        }
    }
}

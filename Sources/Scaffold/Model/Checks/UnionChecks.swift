import ScaffoldDiagnostics

extension ModelChecks {
    /// The members of a union must be told apart: by the tag, else by the kind of the value, else by a required key.
    mutating func checkUnions() {
        for index in typeIndices {
            guard case .union(let union) = model.types[index].kind else { continue }
            checkTags(of: union)
            if union.tag == nil { checkShapes(of: union) }
        }
    }

    private func checkTags(of union: UnionType) {
        var seen: [String: SourceSpan] = [:]
        for member in union.members {
            for tag in member.tags {
                if let first = seen.updateValue(member.type.span, forKey: tag) {
                    report(
                        .ambiguousUnion, "the tag `\(tag)` means two members", at: member.type.span,
                        notes: [.init("the other is here", at: .span(first))], help: "give each member a tag of its own"
                    )
                }
            }
        }
    }

    /// Where a fault degrades, members that only trial can tell apart are nothing to report: the first that fits is
    /// taken, as documents of that kind mean it.
    private func checkShapes(of union: UnionType) {
        let uses = union.members.map { model.resolve($0.type) }
        for later in uses.indices.dropFirst() {
            for earlier in 0..<later {
                let note = Diagnostic.Note("the earlier member is here", at: .span(union.members[earlier].type.span))
                if hides(uses[earlier], uses[later]) {
                    report(
                        .ambiguousUnion, "this member is never chosen: an earlier one takes all its values",
                        at: union.members[later].type.span, notes: [note], help: "put it first, or leave it out")
                } else if policy == .refuse, isAlike(uses[earlier], uses[later]) {
                    sink.warning(
                        .ambiguousUnion, "nothing required tells this member from an earlier one",
                        at: union.members[later].type.span, notes: [note],
                        help: "give the union a tag, or one of them a required key that the other lacks")
                } else {
                    continue
                }
                break
            }
        }
    }

    /// Whether every value of the second type reads as the first. Constraints may tell more types apart.
    private func hides(_ first: TypeUse, _ second: TypeUse) -> Bool {
        guard first.constraints.isEmpty else { return false }
        switch (first.shape, second.shape) {
        case (.named(let left), .named(let right)): return left == right
        case (.scalar(.json), _): return true
        case (.scalar(let left), .scalar(let right)):
            return left == right || left.takesValues(of: right)
        case (.scalar(.string), .named(let id)):
            if case .enumeration(let list) = model[id].kind { return list.rawType == .string }
            return false
        default: return false
        }
    }

    /// Whether both are objects of which neither requires a key that the other does not have.
    private func isAlike(_ first: TypeUse, _ second: TypeUse) -> Bool {
        guard case .named(let left) = first.shape, case .named(let right) = second.shape,
            case .object(let one) = model[left].kind, case .object(let other) = model[right].kind
        else { return false }
        return !one.requiresKey(unknownTo: other) && !other.requiresKey(unknownTo: one)
            && !requireDifferentKinds(one, other)
    }

    /// Whether a key that both require has values of different kinds, which tells the two apart.
    private func requireDifferentKinds(_ first: ObjectType, _ second: ObjectType) -> Bool {
        let types = Dictionary(
            second.fields.lazy.filter(\.isRequired).map { ($0.key, $0.type) }, uniquingKeysWith: { first, _ in first })
        return first.fields.contains { field in
            guard field.isRequired, let other = types[field.key] else { return false }
            let kinds = model.kinds(of: field.type)
            return !kinds.isEmpty && kinds.isDisjoint(with: model.kinds(of: other))
        }
    }
}

extension ObjectType {
    fileprivate func requiresKey(unknownTo other: ObjectType) -> Bool {
        let known = Set(other.fields.map(\.key))
        return fields.contains { $0.isRequired && !known.contains($0.key) }
    }
}

extension Scalar {
    /// Whether the values of another scalar are, in JSON, among those of this one.
    fileprivate func takesValues(of other: Scalar) -> Bool {
        switch self {
        case .string: [.date, .dateTime, .uuid, .url, .bytes].contains(other)
        case .double, .float, .decimal: other.isNumber
        case .int, .int64: other == .int || other == .int64 || other == .int32 || other == .uint32
        default: false
        }
    }
}

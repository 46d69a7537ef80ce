import ScaffoldModel
import ScaffoldNaming

/// Decides what becomes of fields.
struct FieldPlanner {
    /// What a field belongs to, which decides what a default means.
    enum Owner {
        /// A model: a default stands where the service leaves the field out.
        case model(TypeID)
        /// A request: a default is sent unless the caller says otherwise, and nil leaves the field out.
        case request
    }

    let context: RenderingContext

    func plan(_ field: Field, name: String, owner: Owner) -> FieldPlan {
        let resolved = context.resolve(field.type)
        let holder: TypeID? = if case .model(let id) = owner { id } else { nil }
        let isBoxed = context.storage.needsBox(field.type, in: holder)
        var value = field.defaultValue
        if value == nil, field.isRequired {
            value =
                onlyValue(of: resolved).flatMap { isValue($0, resolved) ? $0 : nil }
                ?? onlyTag(of: field, resolved, owner)
        }
        let standing = value.flatMap { DefaultExpression(context: context).text($0, as: field.type) }
        let (form, initialValue) = decide(field, resolved, standing, owner)
        return FieldPlan(
            key: field.key, name: name, value: context.valueType(of: field.type), form: form,
            initialValue: initialValue, isBoxed: isBoxed, isDeprecated: field.isDeprecated,
            documentation: DocumentationPlan.lines(field.documentation), resolved: resolved,
            modules: context.modules(of: field.type))
    }

    /// What a value that must be there can only be, so that nobody needs to say it.
    private func onlyValue(of type: TypeUse) -> ModelValue? {
        guard !type.isNullable else { return nil }
        if case .named(let id) = type.shape, case .enumeration(let list) = context.model[id].kind,
            list.cases.count == 1
        {
            let value = list.cases[0].value
            return list.rawType == .string ? .string(value) : DecimalNumber(value).map { .number($0) }
        }
        for constraint in type.constraints {
            if case .oneOfValues(let values) = constraint.rule, values.count == 1 { return values[0] }
        }
        return nil
    }

    /// The value by which every union tells the model apart that it is a member of.
    private func onlyTag(of field: Field, _ type: TypeUse, _ owner: Owner) -> ModelValue? {
        guard case .model(let id) = owner, let tag = context.tags.onlyValue(of: field.key, in: id) else { return nil }
        let number = DecimalNumber(tag).map { ModelValue.number($0) }
        return ([.string(tag)] + (number.map { [$0] } ?? [])).first { isValue($0, type) }
    }

    private func isValue(_ value: ModelValue, _ type: TypeUse) -> Bool {
        var checker = ValueChecker(context.model)
        return checker.problem(with: value, as: type) == nil
    }

    private func decide(
        _ field: Field, _ resolved: TypeUse, _ standing: String?, _ owner: Owner
    ) -> (FieldPlan.Form, initialValue: String?) {
        switch (field.isRequired, resolved.isNullable) {
        case (true, false): return (.required, standing)
        case (true, true): return (.nullable, standing)
        case (false, true):
            return (.presence, standing.map { $0 == "nil" ? ".null" : ".value(\($0))" } ?? ".absent")
        case (false, false):
            guard let standing else { return (.optional, "nil") }
            if case .request = owner { return (.optional, standing) }
            return (.defaulted(standing), standing)
        }
    }
}

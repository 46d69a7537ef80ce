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
        var isBoxed = false
        if case .model(let id) = owner { isBoxed = context.storage.needsBox(field.type, in: id) }
        var value = field.defaultValue
        if value == nil, field.isRequired { value = onlyValue(of: resolved) }
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

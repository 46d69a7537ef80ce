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
        if case .model(let id) = owner { isBoxed = context.recursion.needsBox(field.type, in: id) }
        let standing = field.defaultValue.flatMap {
            DefaultExpression(context: context).text($0, as: field.type)
        }
        let (form, initialValue) = decide(field, resolved, standing, owner)
        return FieldPlan(
            key: field.key, name: name, value: context.valueType(of: field.type), form: form,
            initialValue: initialValue, isBoxed: isBoxed, isDeprecated: field.isDeprecated,
            documentation: DocumentationPlan.lines(field.documentation), resolved: resolved,
            modules: context.modules(of: field.type))
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

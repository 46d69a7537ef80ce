import ScaffoldModel
import ScaffoldNaming

/// Makes the views of properties, and of the initialiser that sets them all.
struct PropertyPlanner {
    let context: RenderingContext

    func property(_ field: FieldPlan) -> PropertyView {
        let keyword = context.options.properties.rawValue
        guard field.isHidden else {
            return PropertyView(
                documentation: field.documentation,
                stored: "\(context.access)\(keyword) \(field.storedName): \(field.typeText)", computed: nil)
        }
        let setter = context.options.properties == .var ? "\(field.storedName) = \(field.boxed("newValue"))" : ""
        let computed = ComputedView(
            documentation: field.documentation, attribute: field.isDeprecated ? Self.deprecated : "",
            declaration: "\(context.access)var \(field.escapedName): \(field.typeText)",
            getter: field.opened, setter: setter)
        // Bodies of forms are written by the message, which must not use what is deprecated.
        let access = field.isDeprecated ? "" : "private "
        return PropertyView(
            documentation: [], stored: "\(access)\(keyword) \(field.storedName): \(field.storedType.text)",
            computed: computed)
    }

    /// The memberwise initialiser; what must be given comes first (DECISIONS 7).
    func memberwise(_ fields: [FieldPlan], others: (name: String, type: SwiftType)?, depth: Int) -> InitializerView {
        var parameters = Self.parameters(fields)
        var statements = fields.map { "self.\($0.storedName) = \($0.boxed($0.escapedName))" }
        if let others {
            parameters.append("\(others.name): [Swift.String: \(others.type.text)] = [:]")
            statements.append("self.\(others.name) = \(others.name)")
        }
        return initializer(
            head: "\(context.access)init", parameters: parameters, statements: statements, depth: depth)
    }

    /// The parameters for some fields, in the order of an initialiser.
    static func parameters(_ fields: [FieldPlan]) -> [String] {
        inOrder(fields).map { field in
            let name = SwiftIdentifier.parameter(field.name)
            return "\(name): \(field.typeText)" + (field.initialValue.map { " = \($0)" } ?? "")
        }
    }

    /// Fields in the order of an initialiser's parameters.
    static func inOrder(_ fields: [FieldPlan]) -> [FieldPlan] {
        fields.filter { $0.initialValue == nil } + fields.filter { $0.initialValue != nil }
    }

    func initializer(
        head: String, parameters: [String], statements: [String], depth: Int, isDeprecated: Bool = false
    ) -> InitializerView {
        let inline = parameters.joined(separator: ", ")
        return InitializerView(
            attribute: isDeprecated ? Self.deprecated : "", head: head, parameters: parameters, inline: inline,
            isWrapped: !Layout.fits("\(head)(\(inline)) {", depth: depth), statements: statements)
    }

    static let deprecated = "@available(*, deprecated)"
}

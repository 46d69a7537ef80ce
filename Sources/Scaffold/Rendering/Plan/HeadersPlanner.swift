import ScaffoldModel
import ScaffoldNaming

/// Decides what the header fields of a message's answers are.
struct HeadersPlanner {
    private let plans: [(plan: FieldPlan, isJSON: Bool)]
    private let properties: PropertyPlanner

    init(context: RenderingContext, message id: MessageID) {
        let message = context.model[id]
        let planner = FieldPlanner(context: context)
        properties = PropertyPlanner(context: context)
        plans = context.names[id].headers.map { header in
            let parameter = message.responses[header.response].headers[header.header]
            // Services leave header fields out, whatever their description says, and proxies take them away.
            var field = parameter.field
            field.isRequired = false
            field.type.isNullable = false
            field.defaultValue = nil
            let plan = planner.plan(field, name: header.identifier, owner: .request)
            return (plan, parameter.style == .json)
        }
    }

    var modules: Modules { plans.reduce(into: []) { $0.formUnion($1.plan.modules) } }

    /// Nil where no header field is declared.
    var view: HeadersView? {
        guard !plans.isEmpty else { return nil }
        let reads = plans.map { plan, isJSON in
            let call = isJSON ? "json" : "value"
            return "\(plan.storedName) = h.\(call)(\(SwiftLiteral.string(plan.key)), \(plan.value.text).self)"
        }
        return HeadersView(properties: plans.map { properties.property($0.plan) }, reads: reads)
    }
}

import ScaffoldModel
import ScaffoldNaming

/// Decides what the header fields are of those answers of a message that succeed, or of those that fail.
struct HeadersPlanner {
    private let context: RenderingContext
    private let name: String
    private let fields: [(plan: FieldPlan, parameter: Parameter)]

    /// Those of answers that succeed. What each of them must have is there.
    static func successes(of id: MessageID, in context: RenderingContext) -> HeadersPlanner {
        let responses = context.model[id].responses
        let succeeding = ResponseShape(context.model[id]).successResponses.map { responses[$0] }
        return HeadersPlanner(context, id, "Headers", context.names[id].headers) { field in
            succeeding.allSatisfy { $0.requires(field) }
        }
    }

    /// Those of answers that fail: what answers instead of a service knows nothing of its header fields.
    static func failures(of id: MessageID, in context: RenderingContext) -> HeadersPlanner {
        HeadersPlanner(context, id, "FailureHeaders", context.names[id].failureHeaders) { _ in false }
    }

    private init(
        _ context: RenderingContext, _ id: MessageID, _ name: String, _ headers: [NamedHeader],
        isRequired: (String) -> Bool
    ) {
        self.context = context
        self.name = name
        let responses = context.model[id].responses
        let planner = FieldPlanner(context: context)
        fields = headers.map { header in
            let parameter = responses[header.response].headers[header.header]
            var field = parameter.field
            field.isRequired = isRequired(field.key)
            field.type.isNullable = false
            field.defaultValue = nil
            return (planner.plan(field, name: header.identifier, owner: .request), parameter)
        }
    }

    var modules: Modules { fields.reduce(into: []) { $0.formUnion($1.plan.modules) } }

    /// Nil where no header field is declared.
    var view: HeadersView? {
        guard !fields.isEmpty else { return nil }
        let properties = PropertyPlanner(context: context)
        var checker = CheckPlanner(context: context)
        let checks = fields.flatMap { checker.lines($0.plan, of: $0.parameter.field.type, at: $0.plan.key) }
        return HeadersView(
            name: name, properties: fields.map { properties.property($0.plan) }, reads: fields.map(read),
            patterns: PatternPlan.declarations(checker.patterns), checks: checks)
    }

    private func read(_ plan: FieldPlan, _ parameter: Parameter) -> String {
        var arguments = [SwiftLiteral.string(plan.key), "\(plan.value.text).self"]
        if parameter.style != .simple {
            arguments.append("style: .\(parameter.style.rawValue)")
        } else if parameter.explode {
            arguments.append("explode: true")
        }
        let call = if case .required = plan.form { "required" } else { "optional" }
        return "\(plan.access) = try h.\(call)(\(arguments.joined(separator: ", ")))"
    }
}

extension ResponseDeclaration {
    /// Whether an answer must have a header field; names are compared without case (RFC 9110, section 5.1).
    fileprivate func requires(_ header: String) -> Bool {
        headers.contains { $0.field.isRequired && $0.field.key.lowercased() == header.lowercased() }
    }
}

import ScaffoldModel
import ScaffoldNaming

/// Decides what a request holds, and how it is written.
struct RequestPlanner {
    let context: RenderingContext
    let message: MessageDeclaration
    let inputs: [RequestInput]

    let fields: [FieldPlan]

    var modules: Modules {
        fields.reduce(into: []) { $0.formUnion($1.modules.union($1.type.modules)) }
    }

    init(context: RenderingContext, message id: MessageID) {
        self.context = context
        message = context.model[id]
        let bodyFields = Self.bodyFields(of: id, in: context)
        let planner = FieldPlanner(context: context)
        let message = context.model[id]
        inputs = context.names[id].inputs.compactMap { input in
            switch input.source {
            case .parameter(let index):
                let parameter = message.parameters[index]
                let plan = planner.plan(parameter.field, name: input.identifier, owner: .request)
                return RequestInput(place: .parameter(parameter), plan: plan, field: parameter.field)
            case .bodyField(let index):
                guard let (fields, owner) = bodyFields else { return nil }
                let plan = planner.plan(fields[index], name: input.identifier, owner: owner)
                return RequestInput(place: .bodyField, plan: plan, field: fields[index])
            case .bodyOthers:
                guard let field = Self.others(of: id, in: context) else { return nil }
                let plan = planner.plan(field, name: input.identifier, owner: .request)
                return RequestInput(place: .bodyOthers, plan: plan, field: field)
            case .body:
                guard let field = Self.wholeBody(message) else { return nil }
                let plan = planner.plan(field, name: input.identifier, owner: .request)
                return RequestInput(place: .body, plan: plan, field: field)
            }
        }
        fields = inputs.map(\.plan)
    }

    /// The fields of a body that is spread. Where the body has a type of its own, which the fields are put into, they
    /// are what they are there.
    private static func bodyFields(
        of id: MessageID, in context: RenderingContext
    ) -> (fields: [Field], owner: FieldPlanner.Owner)? {
        guard case .spread(let type) = context.names[id].body, case .object(let object) = context.model[type].kind
        else { return nil }
        return (object.fields, context.names[type].isSpread ? .request : .model(type))
    }

    /// The keys of a spread body that no field names, as one field: none, where the caller says nothing.
    private static func others(of id: MessageID, in context: RenderingContext) -> Field? {
        guard case .spread(let type) = context.names[id].body, case .object(let object) = context.model[type].kind,
            case .kept(let use) = object.otherKeys
        else { return nil }
        return Field(
            key: "others", type: TypeUse(.map(use), span: use.span), isRequired: true, defaultValue: .object([]),
            documentation: Documentation(summary: "The keys that the description does not name."),
            pointer: context.model[type].pointer + "/others", span: use.span)
    }

    /// A body that is one input, as a field.
    private static func wholeBody(_ message: MessageDeclaration) -> Field? {
        guard let body = message.body, let content = body.contents.first else { return nil }
        var type = content.type
        switch content.encoding {
        case .json, .form, .multipart, .formField: break
        case .text: type.shape = .scalar(.string)
        case .binary, .stream, .xml: type.shape = .scalar(.binary)
        }
        return Field(
            key: "body", type: type, isRequired: body.isRequired, documentation: body.documentation,
            pointer: message.pointer + "/body", span: body.span)
    }

    func view(depth: Int) -> RequestView {
        let properties = PropertyPlanner(context: context)
        var checker = CheckPlanner(context: context)
        let checks = inputs.flatMap { input in
            // Keys that no field names stand in the body itself.
            if case .bodyOthers = input.place { return checker.lines(input.field.type, value: input.plan.checked) }
            return checker.lines(input.plan, of: input.field.type, at: input.key)
        }
        let writer = RequestWriter(context: context, message: message, inputs: inputs)
        return RequestView(
            conformances: "BeeRuntime.MessageRequest"
                + (fields.contains { $0.resolved.isSecret } ? ", BeeRuntime.Confidential" : ""),
            properties: fields.map(properties.property),
            initializer: properties.memberwise(fields, others: nil, depth: depth + 1),
            bodyKeys: writer.bodyKeys(depth: depth + 1),
            writes: writer.lines, patterns: PatternPlan.declarations(checker.patterns), checks: checks)
    }
}

/// One input of a request, where it goes, and how.
struct RequestInput {
    enum Place {
        case parameter(Parameter)
        case bodyField
        /// The keys of the body that no field names.
        case bodyOthers
        case body
    }

    let place: Place
    let plan: FieldPlan
    let field: Field

    /// The key that a violation names.
    var key: String { field.key }
}

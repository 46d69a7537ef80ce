import ScaffoldModel
import ScaffoldNaming

/// The statements that write a request, one for each input.
struct RequestWriter {
    let context: RenderingContext
    let message: MessageDeclaration
    let inputs: [RequestInput]

    /// The table of keys for a JSON body that is spread.
    func bodyKeys(depth: Int) -> KeyTableView? {
        guard case .json? = content?.encoding, whole == nil else { return nil }
        return KeyTable.view("bodyKeys", spread.map(\.key), depth: depth)
    }

    var lines: [String] { inputs.compactMap(parameterLine) + bodyLines }

    private var content: BodyContent? { message.body?.contents.first }

    private var spread: [RequestInput] {
        inputs.filter { if case .bodyField = $0.place { true } else { false } }
    }

    /// The body, where it is one input.
    private var whole: RequestInput? { inputs.first { if case .body = $0.place { true } else { false } } }

    // MARK: - Parameters

    private func parameterLine(_ input: RequestInput) -> String? {
        guard case .parameter(let parameter) = input.place, parameter.part == nil else { return nil }
        if let encodings = parameter.fieldEncodings {
            let styles = styles(encodings.mapValues { arguments(of: $0) })
            return "r.queryFields(\(SwiftLiteral.string(input.key)), \(input.plan.unwrapped)\(styles))"
        }
        let call = parameter.isWholeQuery ? "queryString" : parameter.place.rawValue
        return "r.\(call)(\(arguments(of: parameter, input)))"
    }

    func arguments(of parameter: Parameter, _ input: RequestInput) -> String {
        var arguments = [SwiftLiteral.string(input.key), input.plan.unwrapped]
        if parameter.style != Parameter.defaultStyle(of: parameter.place) {
            arguments.append("style: .\(parameter.style.rawValue)")
        }
        if parameter.style != .json, parameter.style != .deepObject, parameter.explode != parameter.style.explodes {
            arguments.append("explode: \(parameter.explode)")
        }
        if parameter.allowReserved { arguments.append("allowReserved: true") }
        return arguments.joined(separator: ", ")
    }

    // MARK: - Bodies

    private var bodyLines: [String] {
        guard let content else { return [] }
        if let whole { return wholeLines(whole, content) }
        switch content.encoding {
        case .json: return mediaTypeLine(content) + jsonLines
        case .form, .multipart:
            let others = inputs.first { if case .bodyOthers = $0.place { true } else { false } }
            let fields = FormFields(
                described: spread.map { ($0.field, $0.plan.unwrapped) },
                others: others.map { ($0.key, $0.plan.access, $0.field.type) })
            return formLines(fields, content)
        case .formField(let name): return ["r.formJSON(\(SwiftLiteral.string(name)), \(bodyValue(content)))"]
        case .text, .binary, .stream, .xml: return []
        }
    }

    private var jsonLines: [String] {
        let calls = CodingCalls(context: context)
        let fields = spread.enumerated().map { calls.writing($1.plan, $0, to: "r.json") }
        return ["r.json.begin(Self.bodyKeys)"] + fields + ["r.json.close()"]
    }

    /// The body's own type, made of the inputs.
    private func bodyValue(_ content: BodyContent) -> String {
        let plans = PropertyPlanner.inOrder(spread.map(\.plan))
        guard case .named(let id) = content.type.shape, case .object(let object) = context.model[id].kind else {
            return ""
        }
        let labels = Dictionary(zip(object.fields.map(\.key), context.names[id].members)) { first, _ in first }
        let arguments = plans.map { plan in
            "\(SwiftIdentifier.label(labels[plan.key] ?? plan.name)): \(plan.opened)"
        }
        return "\(context.names[id].reference)(\(arguments.joined(separator: ", ")))"
    }

    private func wholeLines(_ input: RequestInput, _ content: BodyContent) -> [String] {
        let value = input.plan.access
        let media = SwiftLiteral.string(content.mediaType)
        switch content.encoding {
        case .json: return mediaTypeLine(content) + whenThere(input) { "r.json.write(\($0))" }
        case .formField(let name): return ["r.formJSON(\(SwiftLiteral.string(name)), \(value))"]
        case .text: return whenThere(input) { "r.text(\($0), contentType: \(media))" }
        case .binary, .stream, .xml: return whenThere(input) { "r.data(\($0), contentType: \(media))" }
        case .form, .multipart: return formLines(fields(of: content, in: input), content)
        }
    }

    private func whenThere(_ input: RequestInput, _ line: (String) -> String) -> [String] {
        switch input.plan.form {
        case .required, .defaulted: return [line(input.plan.access)]
        case .optional:
            let binding = input.plan.access == "body" ? "body" : "body = \(input.plan.access)"
            return ["if let \(binding) { \(line("body")) }"]
        case .nullable: return [line(input.plan.access)]
        case .presence:
            return [
                "switch \(input.plan.access) {", "case .absent: break", "case .null: r.json.null()",
                "case .value(let body): \(line("body"))", "}",
            ]
        }
    }

    private func mediaTypeLine(_ content: BodyContent) -> [String] {
        content.mediaType == "application/json" ? [] : ["r.contentType(\(SwiftLiteral.string(content.mediaType)))"]
    }
}

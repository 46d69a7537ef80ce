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
        if let encodings = parameter.fieldEncodings { return fieldsLine("queryFields", input, encodings) }
        let call = parameter.isWholeQuery ? "queryString" : parameter.place.rawValue
        return "r.\(call)(\(arguments(of: parameter, input)))"
    }

    /// A form whose fields are found when it is written.
    private func fieldsLine(_ call: String, _ input: RequestInput, _ encodings: [String: FieldEncoding]) -> String {
        let styles = encodings.sorted { $0.key < $1.key }.map { key, encoding in
            "\(SwiftLiteral.string(key)): .init(\(arguments(of: encoding).joined(separator: ", ")))"
        }
        let list = styles.isEmpty ? "" : ", [\(styles.joined(separator: ", "))]"
        return "r.\(call)(\(SwiftLiteral.string(input.key)), \(input.plan.unwrapped)\(list))"
    }

    private func arguments(of parameter: Parameter, _ input: RequestInput) -> String {
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
        case .form: return spread.map { formLine($0.key, $0.plan.unwrapped, content.fieldEncodings[$0.key]) }
        case .multipart(let parts):
            return beginning(of: parts, content)
                + spread.flatMap { partLines($0.field, $0.plan.unwrapped, parts, content) }
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
        case .form:
            guard hasFixedFields(content) else { return [fieldsLine("formFields", input, content.fieldEncodings)] }
            return fields(of: content, in: input).map {
                formLine($0.field.key, $0.value, content.fieldEncodings[$0.field.key])
            }
        case .multipart(let parts):
            return beginning(of: parts, content)
                + fields(of: content, in: input).flatMap { partLines($0.field, $0.value, parts, content) }
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

    /// The fields of a body of a named type, each as an expression.
    private func fields(
        of content: BodyContent, in input: RequestInput
    ) -> [(field: Field, value: String)] {
        guard case .named(let id) = context.resolve(content.type).shape,
            case .object(let object) = context.model[id].kind
        else { return [] }
        let body =
            switch input.plan.form {
            case .required, .defaulted: input.plan.unwrapped + "."
            case .optional, .nullable, .presence:
                input.plan.isBoxed ? "(\(input.plan.unwrapped))?." : input.plan.unwrapped + "?."
            }
        return zip(object.fields, context.names[id].members).map { field, name in
            let plan = FieldPlanner(context: context).plan(field, name: name, owner: .model(id))
            // What is deprecated is read where it is stored.
            if field.isDeprecated { return (field, body + plan.unwrapped) }
            var value = body + plan.escapedName
            if case .presence = plan.form { value += ".value" }
            return (field, value)
        }
    }

    /// Whether the fields of a body are those of one object, as those of a map and of one of several objects are not.
    private func hasFixedFields(_ content: BodyContent) -> Bool {
        guard case .named(let id) = context.resolve(content.type).shape, case .object = context.model[id].kind else {
            return false
        }
        return true
    }

    private func formLine(_ key: String, _ value: String, _ encoding: FieldEncoding?) -> String {
        let name = SwiftLiteral.string(key)
        guard let encoding else { return "r.form(\(name), \(value))" }
        if encoding.contentType == "application/json" { return "r.formJSON(\(name), \(value))" }
        return "r.form(\(([name, value] + arguments(of: encoding)).joined(separator: ", ")))"
    }

    private func arguments(of encoding: FieldEncoding) -> [String] {
        if encoding.contentType == "application/json" { return ["style: .json"] }
        var arguments: [String] = []
        if encoding.style != .form { arguments.append("style: .\(encoding.style.rawValue)") }
        if encoding.style != .deepObject, encoding.explode != encoding.style.explodes {
            arguments.append("explode: \(encoding.explode)")
        }
        if encoding.allowReserved { arguments.append("allowReserved: true") }
        return arguments
    }

    private func beginning(of parts: BodyContent.Parts, _ content: BodyContent) -> [String] {
        switch parts {
        case .named: []
        case .ordered: ["r.multipart(\(SwiftLiteral.string(content.mediaType)))"]
        }
    }

    /// The header fields of a part stand before it.
    private func partLines(
        _ field: Field, _ value: String, _ parts: BodyContent.Parts, _ content: BodyContent
    ) -> [String] {
        let headers = inputs.compactMap { input -> String? in
            guard case .parameter(let parameter) = input.place, parameter.part == field.key else { return nil }
            return "r.partHeader(\(arguments(of: parameter, input)))"
        }
        switch parts {
        case .named: return headers + [partLine(field.key, value, field.type, content)]
        case .ordered: return headers + [nextPartLine(field, value, isList: parts.areElements(of: field), content)]
        }
    }

    private func nextPartLine(_ field: Field, _ value: String, isList: Bool, _ content: BodyContent) -> String {
        let isUpload = isUpload(field.type)
        let declared = content.fieldEncodings[field.key]?.contentType ?? onlyMediaType(of: field.type)
        let media = declared.map { ", contentType: \(SwiftLiteral.string($0))" } ?? ""
        let call = (isUpload ? "nextFile" : "nextPart") + (isList ? "s" : "")
        let hasMedia = !isUpload || isOneMediaType(declared)
        return "r.\(call)(\(SwiftLiteral.string(field.key)), \(value)\(hasMedia ? media : ""))"
    }

    private func partLine(_ key: String, _ value: String, _ type: TypeUse, _ content: BodyContent) -> String {
        let name = SwiftLiteral.string(key)
        let encoding = content.fieldEncodings[key]
        let declared = encoding?.contentType ?? onlyMediaType(of: type)
        if let encoding, declared == nil, !isUpload(type), encoding.style != .form || !encoding.explode {
            let explode = encoding.explode && encoding.style != .deepObject ? ", explode: true" : ""
            return "r.part(\(name), \(value), style: .\(encoding.style.rawValue)\(explode))"
        }
        let media = declared.map { ", contentType: \(SwiftLiteral.string($0))" } ?? ""
        guard isUpload(type) else { return "r.part(\(name), \(value)\(media))" }
        return "r.file(\(name), \(value)\(isOneMediaType(declared) ? media : ""))"
    }

    /// A range or a choice of types (OpenAPI 3.1, section 4.8.15) is none that a file could have.
    private func isOneMediaType(_ text: String?) -> Bool {
        text.map { !$0.contains("*") && !$0.contains(",") } ?? false
    }

    /// The media type that a file is limited to, where it is one.
    private func onlyMediaType(of use: TypeUse) -> String? {
        let resolved = context.resolve(use)
        if case .list(let element) = resolved.shape { return onlyMediaType(of: element) }
        let lists = resolved.constraints.compactMap { constraint -> [String]? in
            if case .mediaTypes(let types) = constraint.rule { types } else { nil }
        }
        return lists.count == 1 && lists[0].count == 1 ? lists[0][0] : nil
    }

    private func isUpload(_ use: TypeUse) -> Bool {
        switch context.resolve(use).shape {
        case .scalar(.upload): true
        case .list(let element): isUpload(element)
        default: false
        }
    }

    private func mediaTypeLine(_ content: BodyContent) -> [String] {
        content.mediaType == "application/json" ? [] : ["r.contentType(\(SwiftLiteral.string(content.mediaType)))"]
    }
}

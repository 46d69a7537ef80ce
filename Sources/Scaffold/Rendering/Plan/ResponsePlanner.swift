import ScaffoldModel
import ScaffoldNaming

/// Decides what a message is answered with, and what it fails with (DECISIONS 18). A class, since every answer is decided
/// with all of it.
final class ResponsePlanner {
    private struct Answer {
        let status: StatusPattern
        let caseName: String
        let content: BodyContent?
        let isAlternative: Bool
        let isSuccess: Bool
    }

    let context: RenderingContext
    private let message: MessageDeclaration
    private let names: NamedMessage
    private let shape: ResponseShape
    private let answers: [Answer]

    init(context: RenderingContext, message id: MessageID) {
        self.context = context
        message = context.model[id]
        names = context.names[id]
        shape = ResponseShape(context.model[id])
        let responses = message.responses
        let successes = shape.successes
        answers = zip(shape.answers, names.answers).enumerated().map { index, pair in
            let (answer, name) = pair
            let response = responses[answer.response]
            return Answer(
                status: response.status, caseName: name, content: answer.content.map { response.contents[$0] },
                isAlternative: answer.isAlternative,
                isSuccess: successes.contains(index) && response.status.isSuccess)
        }
    }

    var view: ResponseView {
        ResponseView(
            alias: alias, cases: shape.successes.count > 1 ? shape.successes.map(caseLine) : [], answers: lines)
    }

    /// The cases of `Failure`.
    var failures: [String] { shape.failures.map(caseLine) }

    /// What the generated code can read, for the `Accept` field, each once.
    var mediaTypes: [String] {
        answers.compactMap(\.content?.mediaType).reduce(into: []) { types, type in
            if !types.contains(type) { types.append(type) }
        }
    }

    /// The media types of answers that are handed over as their bytes come.
    var streams: [String] {
        answers.filter(\.isSuccess).compactMap(\.content).filter(\.isStream).map(\.essence)
    }

    var modules: Modules {
        answers.reduce(into: []) { modules, answer in
            guard let content = answer.content else { return }
            switch content.encoding {
            case .json: modules.formUnion(context.modules(of: content.type))
            case .text: break
            case .stream where answer.isSuccess: break
            case .form, .multipart, .formField, .binary, .stream, .xml: modules.insert(.foundation)
            }
        }
    }

    // MARK: - Types

    private func type(_ answer: Answer) -> SwiftType {
        guard let content = answer.content else { return .void }
        switch content.encoding {
        case .json: return context.type(of: content.type)
        case .text: return .string
        case .stream where answer.isSuccess: return .stream
        case .form, .multipart, .formField, .binary, .stream, .xml: return .data
        }
    }

    private var alias: String {
        guard shape.successes.count < 2 else { return "" }
        let type = shape.successes.first.map { self.type(answers[$0]) } ?? .void
        return type == .generated("\(names.reference).Response") ? "" : type.text
    }

    private func caseLine(_ index: Int) -> String {
        let answer = answers[index]
        var payload: [String] = []
        if !isCode(answer.status) { payload.append("status: Swift.Int") }
        if answer.content != nil { payload.append(type(answer).text) }
        let declaration = (isIndirect(answer) ? "indirect " : "") + "case " + SwiftIdentifier.escaped(answer.caseName)
        return declaration + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")
    }

    private func isIndirect(_ answer: Answer) -> Bool {
        guard let content = answer.content, case .json = content.encoding else { return false }
        return context.storage.isIndirect(content.type, in: nil)
    }

    // MARK: - Reading

    private var lines: [String] {
        var lines: [String] = []
        let order = answers.indices.sorted { Self.rank(answers[$0]) < Self.rank(answers[$1]) }
        for index in order where answers[index].status != .default {
            let isSuccess = shape.successes.contains(index)
            lines.append(line(pattern(answers[index]), index, isSuccess: isSuccess))
        }
        let fallbacks = order.filter { answers[$0].status == .default }
        for index in fallbacks where shape.successes.contains(index) {
            lines.append(line("case 200..<300" + condition(answers[index]), index, isSuccess: true))
        }
        for index in fallbacks { lines.append(line(pattern(answers[index]), index, isSuccess: false)) }
        if fallbacks.isEmpty {
            if shape.successes.isEmpty { lines.append("case 200..<300: ()") }
            lines.append("default: throw r.undeclared()")
        }
        return lines
    }

    /// Single statuses before ranges, which would take them, and what has a condition before what has none.
    private static func rank(_ answer: Answer) -> (Int, Int, Int) {
        let condition = answer.isAlternative ? 0 : 1
        return switch answer.status {
        case .code(let code): (0, code, condition)
        case .range(let hundreds): (1, hundreds, condition)
        case .default: (2, 0, condition)
        }
    }

    private func pattern(_ answer: Answer) -> String {
        let condition = condition(answer)
        return switch answer.status {
        case .code(let code): "case \(code)\(condition)"
        case .range(let hundreds): "case \(hundreds)00..<\(hundreds + 1)00\(condition)"
        case .default: condition.isEmpty ? "default" : "case _\(condition)"
        }
    }

    private func condition(_ answer: Answer) -> String {
        guard answer.isAlternative, let content = answer.content else { return "" }
        return " where r.holds(\(SwiftLiteral.string(content.essence)))"
    }

    private func line(_ pattern: String, _ index: Int, isSuccess: Bool) -> String {
        let answer = answers[index]
        let (body, doesThrow) = reading(answer)
        let `try` = doesThrow ? "try " : ""
        if isSuccess {
            if shape.successes.count == 1 { return "\(pattern): \(`try`)\(body ?? "()")" }
            return "\(pattern): \(`try`).\(value(answer, body))"
        }
        return "\(pattern): throw \(`try`)r.failure(Failure.\(value(answer, body)))"
    }

    private func value(_ answer: Answer, _ body: String?) -> String {
        let parts = [isCode(answer.status) ? nil : "status: r.status", body].compactMap { $0 }
        let name = SwiftIdentifier.escaped(answer.caseName)
        return parts.isEmpty ? name : "\(name)(\(parts.joined(separator: ", ")))"
    }

    private func reading(_ answer: Answer) -> (expression: String?, doesThrow: Bool) {
        guard let content = answer.content else { return (nil, false) }
        switch content.encoding {
        case .json: return ("r.json(\(type(answer).text).self)", true)
        case .text: return ("r.text()", true)
        case .stream where answer.isSuccess: return ("r.stream()", false)
        case .form, .multipart, .formField, .binary, .stream, .xml: return ("r.data()", false)
        }
    }

    private func isCode(_ status: StatusPattern) -> Bool {
        if case .code = status { return true }
        return false
    }
}

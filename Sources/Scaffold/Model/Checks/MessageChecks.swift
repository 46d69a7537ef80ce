import ScaffoldDiagnostics

extension ModelChecks {
    /// A message must be the only one of its method and path, and its inputs must fit its path.
    mutating func checkMessages() {
        var seen: [MessageKey: SourceSpan] = [:]
        for index in messageIndices {
            let message = model.messages[index]
            // What a service sends has no path.
            guard message.isCall else { continue }
            let key = MessageKey(document: message.document, method: message.method, path: message.path)
            if let first = seen[key] {
                sink.error(
                    .duplicateOperation, "`\(message.method) \(message.path.text)` is declared twice", at: message.span,
                    notes: [.init("the first is here", at: .span(first))], help: "remove one, or rename a parameter")
            } else {
                seen[key] = message.span
            }
            checkParameters(of: MessageID(index: index))
            if let content = message.body?.contents.first { checkForm(content) }
        }
    }

    private func checkForm(_ content: BodyContent) {
        switch content.encoding {
        case .form, .multipart(.named): break
        case .json, .formField, .multipart(.ordered), .text, .binary, .xml, .stream: return
        }
        guard !model.kinds(of: content.type).contains(.object) else { return }
        report(
            .invalidBody, "a form has fields, and no value of this type has any", at: content.type.span,
            help: "send an object")
    }

    private struct MessageKey: Hashable {
        let document: DocumentID
        let method: String
        let path: PathTemplate
    }

    private mutating func checkParameters(of id: MessageID) {
        var message = model[id]
        var kept: [Parameter] = []
        var seen: [String: SourceSpan] = [:]
        let inPath = message.path.parameters
        // The parameters of the path that nothing declares.
        let declared = Set(message.parameters.filter { $0.place == .path }.map(\.field.key))
        var open = inPath.filter { !declared.contains($0) }
        for parameter in message.parameters {
            let key = parameter.field.key
            // Header names are compared without case (RFC 9110, section 5.1).
            let place = parameter.part.map { "part " + $0 } ?? parameter.place.rawValue
            let name = place + " " + (parameter.place == .header ? key.lowercased() : key)
            if let first = seen[name] {
                report(
                    .duplicateParameter,
                    "there are two \(parameter.place.rawValue) parameters `\(key)`" + degraded("this one is left out"),
                    at: parameter.field.span, notes: [.init("the first is here", at: .span(first))],
                    help: "remove one")
            } else if parameter.place == .path && !inPath.contains(key) {
                let nearest = Spelling.nearest(to: key, in: open.isEmpty ? inPath : open)
                // The one that it was meant to be is told of here.
                open.removeAll { $0 == nearest }
                reportUnused(parameter, of: message, nearest)
            } else {
                kept.append(parameter)
            }
            seen[name] = seen[name] ?? parameter.field.span
        }
        addUndeclared(to: &message, &kept, reporting: Set(open))
        if policy == .degrade {
            message.parameters = kept
            model[id] = message
        }
    }

    private mutating func reportUnused(_ parameter: Parameter, of message: MessageDeclaration, _ nearest: String?) {
        let path = message.path.text
        guard unusedParameters[parameter.field.span, default: []].insert(path).inserted else { return }
        report(
            .unusedPathParameter,
            "`\(path)` has no parameter `\(parameter.field.key)`" + degraded("it is left out"),
            at: parameter.field.span, notes: [.init("the operation is here", at: .span(message.span))],
            help: nearest.map { "did you mean `\($0)`?" } ?? "add it to the path, or declare it as a query parameter")
    }

    /// Path parameters that nothing declares; where faults degrade they become strings.
    private func addUndeclared(
        to message: inout MessageDeclaration, _ kept: inout [Parameter], reporting open: Set<String>
    ) {
        var seen: Set<String> = []
        for (index, name) in message.path.parameters.enumerated() {
            let spans = message.pathParameterSpans
            let span = index < spans.count ? spans[index] : message.span
            guard seen.insert(name).inserted else {
                report(
                    .duplicateParameter, "the path has the parameter `\(name)` twice", at: span,
                    help: "give each a name of its own")
                continue
            }
            let isDeclared = message.parameters.contains { $0.place == .path && $0.field.key == name }
            guard !isDeclared else { continue }
            if open.contains(name) {
                report(
                    .undeclaredPathParameter,
                    "the path parameter `\(name)` has no type" + degraded("a string is taken"), at: span,
                    help: "declare it among the path parameters")
            }
            let field = Field(
                key: name, type: TypeUse(.scalar(.string), span: span), isRequired: true,
                pointer: message.pointer + "/path/" + name, span: span)
            kept.append(Parameter(place: .path, field: field))
        }
    }

    /// What becomes of a fault where it does not refuse the run.
    private func degraded(_ text: String) -> String { policy == .degrade ? "; " + text : "" }
}

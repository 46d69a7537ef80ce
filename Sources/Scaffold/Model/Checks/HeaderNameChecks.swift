import ScaffoldDiagnostics

extension ModelChecks {
    /// Header fields and cookies have names that HTTP can carry.
    mutating func checkHeaderNames() {
        for index in messageIndices {
            let id = MessageID(index: index)
            let parameters = sound(model[id].parameters)
            let headers = model[id].responses.map { sound($0.headers) }
            guard policy == .degrade else { continue }
            model[id].parameters = parameters
            for (index, headers) in headers.enumerated() { model[id].responses[index].headers = headers }
        }
    }

    private func sound(_ parameters: [Parameter]) -> [Parameter] {
        parameters.filter { parameter in
            let name = parameter.field.key
            if parameter.place.allows(name) { return true }
            report(
                .invalidName, parameter.place.refusal(of: name) + (policy == .degrade ? "; it is left out" : ""),
                at: parameter.field.span, help: Parameter.Place.nameHelp)
            return false
        }
    }
}

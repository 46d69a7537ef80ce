extension ProtocolModel {
    /// Changes every field of an object and every parameter that has a default and was added since a mark. What has none is
    /// not touched, which would copy it.
    package mutating func updateDefaults(since mark: ModelMark, _ change: (inout Field) -> Void) {
        for index in mark.types..<types.count {
            guard case .object(var object) = types[index].kind else { continue }
            let changed = object.fields.indices.filter { object.fields[$0].defaultValue != nil }
            if changed.isEmpty { continue }
            for field in changed { change(&object.fields[field]) }
            self[TypeID(index: index)].kind = .object(object)
        }
        for index in mark.messages..<messages.count {
            let parameters = messages[index].parameters
            for parameter in parameters.indices where parameters[parameter].field.defaultValue != nil {
                change(&self[MessageID(index: index)].parameters[parameter].field)
            }
        }
    }
}

extension MessageDeclaration {
    /// Changes the field of every parameter and of every header of a response.
    mutating func updateFields(_ change: (inout Field) -> Void) {
        for index in parameters.indices { change(&parameters[index].field) }
        for response in responses.indices {
            for header in responses[response].headers.indices { change(&responses[response].headers[header].field) }
        }
    }
}

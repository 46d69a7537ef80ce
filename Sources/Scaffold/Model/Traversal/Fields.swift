extension ProtocolModel {
    /// Changes every field of an object and of a parameter that was added since a mark.
    package mutating func updateFields(since mark: ModelMark, _ change: (inout Field) -> Void) {
        for index in mark.types..<types.count {
            guard case .object(var object) = types[index].kind else { continue }
            for field in object.fields.indices { change(&object.fields[field]) }
            self[TypeID(index: index)].kind = .object(object)
        }
        for index in mark.messages..<messages.count {
            for parameter in messages[index].parameters.indices {
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

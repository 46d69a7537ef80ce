extension ProtocolModel {
    /// Whether a value is a file with a name, or a list of them.
    package func isUpload(_ use: TypeUse) -> Bool {
        switch resolve(use).shape {
        case .scalar(let scalar): return scalar == .upload
        case .list(let element):
            if case .scalar(.upload) = resolve(element).shape { return true }
            return false
        case .map, .named: return false
        }
    }

    /// Whether an object has files among its values: no type of JSON, it can only be inputs of a message.
    package func hasUploads(_ object: ObjectType) -> Bool {
        if case .kept(let use) = object.otherKeys, isUpload(use) { return true }
        return object.fields.contains { isUpload($0.type) }
    }

    /// Whether the fields of a type can be inputs of a message: those of an object that need no value around them, to keep
    /// other keys or to be checked together.
    package func canBeInputs(_ id: TypeID) -> Bool {
        guard case .object(let object) = self[id].kind else { return false }
        if hasUploads(object) { return true }
        if case .kept = object.otherKeys { return false }
        return self[id].constraints.isEmpty
    }
}

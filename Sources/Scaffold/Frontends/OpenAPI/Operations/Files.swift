import ScaffoldDiagnostics
import ScaffoldModel

// Bytes that travel as a part of their own are files, which have names.
extension DescriptionReader {
    /// Makes the bytes of a multipart body files.
    func takeUploads(of content: inout BodyContent, _ message: MessageID, _ path: [TypeName.Step]) {
        let type = reading.model.resolve(content.type)
        switch type.shape {
        case .map(let element):
            guard let files = namedFiles(element, .named) else { return }
            content.type = type
            content.type.shape = .map(files)
            leaveUnchecked(&content.type.constraints)
        case .named(let id):
            switch reading.model[id].kind {
            case .object(var object):
                guard takeUploads(&object, content.fieldEncodings, .named) else { return }
                content.type = type
                content.type.shape = .named(declare(object, like: id, message, path))
                leaveUnchecked(&content.type.constraints)
            case .union(let union): reportFiles(in: union)
            case .enumeration, .alias, .wrapper: break
            }
        case .scalar, .list: break
        }
    }

    /// Makes bytes among the parts of an object files; says whether there were any.
    @discardableResult
    func takeUploads(
        _ object: inout ObjectType, _ encodings: [String: FieldEncoding], _ parts: BodyContent.Parts
    ) -> Bool {
        var found = false
        for index in object.fields.indices {
            let field = object.fields[index]
            let hasMany = parts.areElements(of: field)
            guard let type = files(field.type, encodings[field.key], parts, hasMany: hasMany) else { continue }
            object.fields[index].type = type
            found = true
        }
        if case .kept(let use) = object.otherKeys, let type = namedFiles(use, parts) {
            object.otherKeys = .kept(type)
            found = true
        }
        return found
    }

    /// The same of the values of a map: a key is there or is not.
    private func namedFiles(_ use: TypeUse, _ parts: BodyContent.Parts) -> TypeUse? {
        var type = files(use, nil, parts, hasMany: true)
        type?.isNullable = false
        return type
    }

    /// The type of parts that are files; `hasMany` says whether each element of a list is one; nil for what is none.
    private func files(
        _ use: TypeUse, _ encoding: FieldEncoding?, _ parts: BodyContent.Parts, hasMany: Bool
    ) -> TypeUse? {
        var type = reading.model.resolve(use)
        if isFile(type, encoding, parts) {
            type.shape = .scalar(.upload)
            limit(&type, encoding)
        } else if hasMany, case .list(let element) = type.shape,
            var file = files(element, encoding, parts, hasMany: false)
        {
            file.isNullable = false
            type.shape = .list(file)
        } else {
            return nil
        }
        leaveUnchecked(&type.constraints)
        return type
    }

    /// Whether a part is a file: bytes, or what only its media type describes. In parts by position that can be its default
    /// (OpenAPI 3.2, Encoding Object).
    private func isFile(_ use: TypeUse, _ encoding: FieldEncoding?, _ parts: BodyContent.Parts) -> Bool {
        if isScalar(use, .binary) { return true }
        guard isScalar(use, .json) else { return false }
        guard let types = encoding?.mediaTypes else {
            if case .ordered = parts { return encoding?.contentType == nil }
            return false
        }
        return types.allSatisfy { [.bytes, .xml, .any].contains($0.family) }
    }

    /// A file has one of the media types that its part lists.
    private func limit(_ use: inout TypeUse, _ encoding: FieldEncoding?) {
        guard let types = encoding?.mediaTypes?.map(\.essence), !types.contains("*/*") else { return }
        use.constraints.append(Constraint(.mediaTypes(types), span: use.span))
    }

    /// The object with files: in place of the type that is written in the body, or beside a type that others use.
    private func declare(
        _ object: ObjectType, like id: TypeID, _ message: MessageID, _ path: [TypeName.Step]
    ) -> TypeID {
        var declaration = reading.model[id]
        declaration.kind = .object(object)
        leaveUnchecked(&declaration.constraints)
        if case .nested(.message(message), path) = declaration.name.origin {
            reading.model[id] = declaration
            return id
        }
        declaration.name = .nested(in: .message(message), path: path)
        return reading.model.add(declaration)
    }

    // MARK: Diagnostics

    /// Checks over JSON values see no files, and nothing that has some.
    private func leaveUnchecked(_ constraints: inout [Constraint]) {
        constraints.removeAll { constraint in
            guard case .check = constraint.rule else { return false }
            sink.warning(
                .unsupported, "this is not checked, since a body with files is no JSON value", at: constraint.span,
                help: "say it of a property without files, or leave it to the service")
            return true
        }
    }

    /// Which of several objects is sent is known when it is there, and its fields are JSON then.
    private func reportFiles(in union: UnionType) {
        for member in union.members {
            guard case .named(let id) = reading.model.resolve(member.type).shape,
                case .object(let object) = reading.model[id].kind,
                let file = object.fields.first(where: { isScalar($0.type, .binary) })
            else { continue }
            sink.warning(
                .invalidBody, "`\(file.key)` is sent as base64 text: the body is one of several objects",
                at: file.span, help: "describe one object that has all of their properties")
        }
    }
}

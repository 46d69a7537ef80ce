import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    /// The header fields of the parts of a multipart body that is sent, which people give beside it (OpenAPI 3.1, section
    /// 4.8.15.1).
    func partHeaders(of content: BodyContent, _ sources: [ContentSource], _ message: MessageID) -> [Parameter] {
        guard case .multipart(let parts) = content.encoding,
            case .named(let id) = reading.model.resolve(content.type).shape,
            case .object(let object) = reading.model[id].kind,
            let source = sources.first(where: { $0.type.text == content.mediaType })
        else { return [] }
        return source.encodings(parts, of: object.fields).flatMap { key, encoding -> [Parameter] in
            guard let field = object.fields.first(where: { $0.key == key }), encoding.node.kind == .mapping,
                let headers = reading.mapping("headers", of: encoding)
            else { return [] }
            return headers.entries.compactMap { name, value in
                guard !isReserved(name, parts),
                    var header = header(name, value, [.field(key), .header(name.text)], message)
                else { return nil }
                header.part = key
                // A part that is not sent has no header fields.
                header.field.isRequired = header.field.isRequired && field.isRequired
                return header
            }
        }
    }

    /// What a part is called and holds is written from its property. By position, it has no other name than a header's.
    private func isReserved(_ name: Node, _ parts: BodyContent.Parts) -> Bool {
        switch (name.text.lowercased(), parts) {
        case ("content-type", _), ("content-disposition", .named): break
        default: return false
        }
        sink.note(
            .invalidParameter,
            "the header `\(name.text)` of a part is left aside: `contentType` and the name of the property decide it",
            at: name.span)
        return true
    }
}

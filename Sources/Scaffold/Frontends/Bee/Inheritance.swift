import ScaffoldDiagnostics
import ScaffoldModel

/// Gives every model the fields of the model that it extends, the base's first; a field of its own replaces the base's.
struct Inheritance {
    /// What stands after `<` in a model's key.
    struct Base {
        let name: String
        let span: SourceSpan
    }

    let bases: [TypeID: Base]
    let types: [String: TypeID]
    /// How bad a base is that does not exist or is no object; the model then extends nothing.
    let severity: Severity
    let sink: DiagnosticSink

    func flatten(_ model: inout ProtocolModel) {
        var done: Set<TypeID> = []
        for id in bases.keys.sorted() {
            for link in chain(from: id, in: model).reversed() where done.insert(link.id).inserted {
                if let base = link.base { extend(link.id, by: base, &model) }
            }
        }
    }

    /// A model, what it extends, what that extends, and so on to the end or to where a circle closes.
    private func chain(from start: TypeID, in model: ProtocolModel) -> [(id: TypeID, base: TypeID?)] {
        var links: [(id: TypeID, base: TypeID?)] = []
        var seen: Set<TypeID> = []
        var next: TypeID? = start
        while let id = next {
            seen.insert(id)
            next = base(of: id, in: model)
            if let base = next, seen.contains(base) {
                reportCircle(through: base)
                next = nil
            }
            links.append((id, next))
        }
        return links
    }

    private func base(of id: TypeID, in model: ProtocolModel) -> TypeID? {
        guard let base = bases[id] else { return nil }
        guard let type = types[base.name] else {
            let nearest = Spelling.question(about: base.name, among: types.keys.sorted())
            report(
                .unknownType, "no model is named `\(base.name)`", at: base.span,
                help: nearest ?? "declare it under `model`")
            return nil
        }
        guard case .object = model[type].kind else {
            report(
                .wrongKind, "`\(base.name)` is no object, so nothing can extend it", at: base.span,
                notes: [.init("it is declared here", at: .span(model[type].span))], help: "extend a model with fields")
            return nil
        }
        return type
    }

    /// Reports a circle once, at the member that stands first.
    private func reportCircle(through start: TypeID) {
        var circle = [start]
        while let next = bases[circle[circle.count - 1]].flatMap({ types[$0.name] }), next != start {
            circle.append(next)
        }
        guard let first = circle.min(), let span = bases[first]?.span else { return }
        let notes = circle.filter { $0 != first }.sorted().compactMap { id in
            bases[id].map { Diagnostic.Note("and this extends `\($0.name)`", at: .span($0.span)) }
        }
        report(
            .inheritanceCycle, "a model extends itself", at: span, notes: notes, help: "remove one `<` of the circle")
    }

    private func report(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan, notes: [Diagnostic.Note] = [], help: String
    ) {
        sink.report(Diagnostic(code, severity, message, at: .span(span), notes: notes, help: help))
    }

    private func extend(_ id: TypeID, by baseID: TypeID, _ model: inout ProtocolModel) {
        guard case .object(var object) = model[id].kind, case .object(let base) = model[baseID].kind else { return }
        var fields = base.fields
        for field in object.fields {
            if let index = fields.firstIndex(where: { $0.key == field.key }) {
                fields[index] = field
            } else {
                fields.append(field)
            }
        }
        object.fields = fields
        if case .ignored = object.otherKeys { object.otherKeys = base.otherKeys }
        model[id].kind = .object(object)
    }
}

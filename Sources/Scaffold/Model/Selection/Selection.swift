/// Which messages of a document are wanted: those that any of the paths, tags and operations names, or all where none is
/// given; of them, only those of the methods, where any is given.
package struct Selection: Sendable {
    /// Globs over paths: `*` is any text without a slash, `**` any text. Of a webhook, its name is the path.
    package var paths: [String]?
    package var tags: [String]?
    /// What an operation is called: the name that its document gives it, or its method and path.
    package var operations: [String]?
    /// HTTP methods, in any case.
    package var methods: [String]?

    package init(
        paths: [String]? = nil, tags: [String]? = nil, operations: [String]? = nil, methods: [String]? = nil
    ) {
        self.paths = paths
        self.tags = tags
        self.operations = operations
        self.methods = methods
    }

    /// Whether it asks for everything.
    package var isEmpty: Bool { paths == nil && tags == nil && operations == nil && methods == nil }

    /// The values that fit none of the messages, each with its criterion, in order.
    fileprivate func misses(in document: DocumentID, among messages: [MessageDeclaration]) -> [SelectionMiss] {
        let values: [(SelectionMiss.Criterion, [String]?)] = [
            (.path, paths), (.tag, tags), (.operation, operations), (.method, methods),
        ]
        return values.flatMap { criterion, values in
            let values = values ?? []
            let known = messages.flatMap { criterion.values(of: $0) }
            return values.indices.filter { index in !known.contains { criterion.fits(values[index], $0) } }.map {
                SelectionMiss(
                    document: document, criterion: criterion, index: $0, value: values[$0],
                    known: criterion == .method ? Array(Set(known)).sorted() : known)
            }
        }
    }

    fileprivate func includes(_ message: MessageDeclaration) -> Bool {
        func names(_ criterion: SelectionMiss.Criterion, _ values: [String]?) -> Bool {
            let known = criterion.values(of: message)
            return values?.contains { value in known.contains { criterion.fits(value, $0) } } ?? false
        }
        let isNamed =
            (paths == nil && tags == nil && operations == nil) || names(.path, paths) || names(.tag, tags)
            || names(.operation, operations)
        return isNamed && (methods == nil || names(.method, methods))
    }
}

/// A value of a selection that fits no message: most likely a misspelling.
package struct SelectionMiss: Sendable {
    package enum Criterion: String, Sendable {
        case path, tag, operation, method
    }

    package let document: DocumentID
    package let criterion: Criterion
    /// Its place in its list.
    package let index: Int
    package let value: String
    /// The values that would have fitted.
    package let known: [String]
}

extension SelectionMiss.Criterion {
    /// What a message has that a value can fit.
    fileprivate func values(of message: MessageDeclaration) -> [String] {
        switch self {
        case .path: Self.paths(of: message)
        case .tag: message.tags
        case .operation: [message.name].compactMap { $0 } + Self.paths(of: message).map { message.method + " " + $0 }
        case .method: [message.method]
        }
    }

    fileprivate func fits(_ value: String, _ known: String) -> Bool {
        switch self {
        case .path: Glob(value).matches(known)
        case .tag, .operation: value == known
        case .method: value.uppercased() == known
        }
    }

    /// Both spellings of a path: `/shots/{id}` and `/shots/:id`.
    private static func paths(of message: MessageDeclaration) -> [String] {
        if case .webhook(let name) = message.kind { return [name] }
        let colons = message.path.parts.map { part in
            switch part {
            case .literal(let text): text
            case .parameter(let name): ":" + name
            }
        }.joined()
        return message.path.text == colons ? [colons] : [message.path.text, colons]
    }
}

extension ProtocolModel {
    /// The model of the selected messages, of the callbacks that belong to them, and of the types that these need.
    /// Documents without a selection keep everything. Order stays; ids change.
    package func selecting(_ selections: [DocumentID: Selection]) -> (model: ProtocolModel, misses: [SelectionMiss]) {
        let selections = selections.filter { !$0.value.isEmpty }
        guard !selections.isEmpty else { return (self, []) }
        let wantedMessages = messages.indices.filter { messages[$0].isSelected(by: selections, in: self) }
        let wantedTypes = types.indices.filter { selections[types[$0].document] == nil }
        let part = NeededPart(
            of: self,
            roots: wantedMessages.map { .message(MessageID(index: $0)) } + wantedTypes.map { .type(TypeID(index: $0)) })
        let misses = selections.sorted { $0.key < $1.key }.flatMap { document, selection in
            selection.misses(in: document, among: messages.filter { $0.document == document })
        }
        return (part.model(), misses)
    }
}

extension MessageDeclaration {
    fileprivate func isSelected(by selections: [DocumentID: Selection], in model: ProtocolModel) -> Bool {
        if case .callback(_, _, let parent) = kind { return model[parent].isSelected(by: selections, in: model) }
        return selections[document]?.includes(self) ?? true
    }
}

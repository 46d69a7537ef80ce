import ScaffoldDiagnostics
import ScaffoldModel

// Names of declarations that fold to one are kept apart by what each is called in the document, whatever else is in it.
extension ProtocolNamer {
    /// Of types whose names fold to one, the one that needed no folding keeps it, and the others say what folding forgot:
    /// `shot_list` beside `ShotList` is `ShotUnderscoreList`. Types inside one other say so of their fields, as fields do.
    mutating func separateTypes(_ namer: inout TypeNamer) {
        for spelling in NameSpelling.members {
            for index in clashing(typeNames).joined() {
                types[index].identifier = namer.name(TypeID(index: index), spelling: spelling).identifier
            }
        }
        markTypes()
    }

    /// Marks types that are still called alike.
    mutating func markTypes() {
        for group in clashing(typeNames) {
            let yielding = yielding(
                group, { Self.text(of: model.types[$0]) }, isExact: isExact,
                isChosen: { context.chosenName(of: model.types[$0], in: model) != nil })
            for index in yielding {
                let (type, name) = (model.types[index], types[index].identifier)
                types[index].identifier = NameSpelling.marked(name, of: Self.text(of: type))
                let what = if case .declared(let text) = type.name.origin { "`\(text)`" } else { "this type" }
                context.separated(what, name, types[index].identifier, pointer: type.pointer, at: type.span)
            }
        }
    }

    /// The same for messages; those without a name of their own have their paths'.
    mutating func separateMessages() {
        let taken = Set(typeNames.compactMap { $0 })
        for index in messages.indices where !isChosen(index) {
            messages[index].identifier = free(messages[index], besides: taken)
        }
        let names = messages.map(\.identifier)
        if context.options.style == .swift {
            for index in clashing(messageNames).filter({ !$0.contains(where: isChosen) }).joined() {
                messages[index].identifier = MessageNamer.spelled(model.messages[index])
                messages[index].identifier = free(messages[index], besides: taken)
            }
        }
        for group in clashing(messageNames) {
            let yielding = yielding(
                group, { MessageNamer.text(of: model.messages[$0]) },
                isExact: { messages[$0].identifier == model.messages[$0].name }, isChosen: isChosen)
            for index in yielding {
                let text = MessageNamer.text(of: model.messages[index])
                messages[index].identifier = NameSpelling.marked(messages[index].identifier, of: text)
            }
        }
        for (index, name) in names.enumerated() where messages[index].identifier != name {
            let message = model.messages[index]
            context.separated(
                "`\(MessageNamer.text(of: message))`", name, messages[index].identifier, pointer: message.pointer,
                at: message.span)
        }
    }

    /// A message that is called like a type beside it makes way: beside a type `CreateShot` it is `CreateShotMessage`. So
    /// does one with a name that nothing in a document may have.
    private func free(_ message: NamedMessage, besides types: Set<ScopedName>) -> String {
        let scope = NameScope.outermost(namespace: message.namespace)
        var name = message.identifier
        while NamingContext.isTaken(name, inside: message.namespace) || types.contains(ScopedName(name, in: scope)) {
            name += "Message"
        }
        return name
    }

    // MARK: - Clashes

    /// Those of a group that still are called alike that get a mark: all but the one that stands in the document as it
    /// is, or else the first by their texts. None where a person chose one of the names, and none whose text is the same
    /// as the first one's, for then nothing tells them apart.
    private func yielding(
        _ group: [Int], _ text: (Int) -> String, isExact: (Int) -> Bool, isChosen: (Int) -> Bool
    ) -> [Int] {
        if group.contains(where: isChosen) { return [] }
        let sorted = group.sorted { text($0).utf8.lexicographicallyPrecedes(text($1).utf8) }
        let first = sorted.first(where: isExact) ?? sorted[0]
        return sorted.filter { ExactText(text($0)) != ExactText(text(first)) }
    }

    /// The indices of what has one name, for each name that several have.
    private func clashing(_ names: [ScopedName?]) -> [[Int]] {
        var groups: [ScopedName: [Int]] = [:]
        for (index, name) in names.enumerated() { if let name { groups[name, default: []].append(index) } }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    private var typeNames: [ScopedName?] {
        types.map { $0.isSpread ? nil : ScopedName($0.identifier, in: $0.scope) }
    }

    private var messageNames: [ScopedName] {
        messages.map { ScopedName($0.identifier, in: .outermost(namespace: $0.namespace)) }
    }

    /// Whether what a type is called in its document needed no folding; for a type inside another, the key of its field.
    private func isExact(_ index: Int) -> Bool {
        switch model.types[index].name.origin {
        case .declared(let name): return name == types[index].identifier
        case .nested(_, let path):
            guard case .field(let key)? = path.last else { return false }
            return key == context.folded.member(key)
        }
    }

    /// What a type is called in its document: its name, or its place where it has none of its own.
    private static func text(of type: TypeDeclaration) -> String {
        if case .declared(let name) = type.name.origin { name } else { type.pointer }
    }

    private func isChosen(_ message: Int) -> Bool { context.chosenName(of: model.messages[message], in: model) != nil }
}

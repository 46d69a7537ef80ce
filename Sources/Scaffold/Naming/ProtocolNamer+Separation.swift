import ScaffoldDiagnostics
import ScaffoldModel

// Names of declarations that fold to one are kept apart by what each is called in the document, whatever else is in it.
extension ProtocolNamer {
    /// Of types inside one other whose names fold to one, each says what folding forgot of its field, as fields do.
    mutating func separateNestedTypes(_ namer: inout TypeNamer) {
        for withCapitals in [false, true] {
            var groups: [NameScope: [String: [Int]]] = [:]
            for (index, type) in types.enumerated() where !type.isSpread {
                if case .outermost = type.scope { continue }
                groups[type.scope, default: [:]][type.identifier, default: []].append(index)
            }
            for index in groups.values.flatMap(\.values).filter({ $0.count > 1 }).joined() {
                let named = namer.name(TypeID(index: index)) {
                    Folding.type(NameSpelling.member($0, withCapitals: withCapitals))
                }
                types[index].identifier = named.identifier
            }
        }
    }

    /// Of types whose names fold to one, the one that needed no folding keeps it, and the others say what folding forgot:
    /// `shot_list` beside `ShotList` is `ShotUnderscoreList`.
    mutating func separateTypes() {
        for index in clashing(typeKeys).joined() {
            guard let text = freeText(of: index), text != types[index].identifier else { continue }
            types[index].identifier = NameSpelling.type(text, besides: types[index].identifier)
        }
        for group in clashing(typeKeys) {
            let texts = group.compactMap { index in freeText(of: index).map { (index, $0) } }
            for (index, text) in Self.yielding(texts, hasChosen: texts.count < group.count) {
                let name = types[index].identifier
                types[index].identifier = NameSpelling.marked(name, of: text)
                let type = model.types[index]
                context.separated(text, name, types[index].identifier, pointer: type.pointer, at: type.span)
            }
        }
    }

    /// The same for messages; those without a name of their own have their paths'.
    mutating func separateMessages() {
        guard context.options.style == .swift else { return }
        let names = messages.map(\.identifier)
        for index in clashing(messageKeys).filter({ !$0.contains { isChosen(model.messages[$0]) } }).joined() {
            messages[index].identifier = MessageNamer.spelled(model.messages[index], besides: names[index])
        }
        for group in clashing(messageKeys) {
            let free = group.filter { !isChosen(model.messages[$0]) }
            let texts = free.map { ($0, MessageNamer.text(of: model.messages[$0])) }
            for (index, text) in Self.yielding(texts, hasChosen: free.count < group.count) {
                messages[index].identifier = NameSpelling.marked(messages[index].identifier, of: text)
            }
        }
        for (index, name) in names.enumerated() where messages[index].identifier != name {
            let message = model.messages[index]
            context.separated(
                MessageNamer.text(of: message), name, messages[index].identifier, pointer: message.pointer,
                at: message.span)
        }
    }

    /// Renames a message that is called like a type beside it: a message `CreateShot` beside a type `CreateShot` is
    /// `CreateShotMessage`.
    mutating func avoidTypes() {
        var taken: Set<String> = []
        for type in types {
            if case .outermost(let namespace) = type.scope { taken.insert(key(namespace, type.identifier)) }
        }
        for (index, message) in model.messages.enumerated() {
            guard !isChosen(message), taken.contains(key(messages[index].namespace, messages[index].identifier)) else {
                continue
            }
            messages[index].identifier += "Message"
        }
    }

    // MARK: - Clashes

    /// Those that still are called alike, by their texts: all but the first of them get a mark. None where a person
    /// chose one of the names, or where the texts are the same, for then nothing tells them apart.
    private static func yielding(_ group: [(index: Int, text: String)], hasChosen: Bool) -> [(index: Int, text: String)]
    {
        let sorted = group.sorted { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
        guard !hasChosen, let first = sorted.first else { return [] }
        return sorted.filter { !$0.text.utf8.elementsEqual(first.text.utf8) }
    }

    /// The indices of what has one key, for each key that several have.
    private func clashing(_ keys: [String?]) -> [[Int]] {
        var groups: [String: [Int]] = [:]
        for (index, key) in keys.enumerated() { if let key { groups[key, default: []].append(index) } }
        return groups.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    private var typeKeys: [String?] {
        types.map { if case .outermost(let namespace) = $0.scope { key(namespace, $0.identifier) } else { nil } }
    }

    private var messageKeys: [String?] { messages.map { key($0.namespace, $0.identifier) } }

    /// What a type is called in its document; nil where a person chose its Swift name, or it has none of its own.
    private func freeText(of index: Int) -> String? {
        let type = model.types[index]
        guard case .declared(let text) = type.name.origin,
            context.chosenName(type.pointer, in: model[type.document], explicit: type.name.explicit, at: type.span)
                == nil
        else { return nil }
        return text
    }

    private func isChosen(_ message: MessageDeclaration) -> Bool {
        context.chosenName(message.pointer, in: model[message.document], explicit: nil, at: message.span) != nil
    }

    /// Outside other types, case does not count.
    private func key(_ namespace: String?, _ name: String) -> String { path(namespace, name.lowercased()) }
}

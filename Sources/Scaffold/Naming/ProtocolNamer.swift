import ScaffoldDiagnostics
import ScaffoldModel

/// Names a protocol, from simple names over the places where they stand to references.
struct ProtocolNamer {
    let model: ProtocolModel
    let context: NamingContext
    var types: [NamedType] = []
    var messages: [NamedMessage] = []
    private var services: [NamedService] = []

    init(model: ProtocolModel, context: NamingContext) {
        self.model = model
        self.context = context
    }

    mutating func run() -> NamedProtocol {
        nameAll()
        separateMessages()
        avoidHiding()
        markTypes()
        refer()
        nameMembers()
        CollisionCheck(model: model, context: context, types: types, messages: messages, services: services).run()
        return NamedProtocol(model: model, types: types, messages: messages, services: services)
    }

    private mutating func nameAll() {
        services = model.documents.map(ServiceNamer.name)
        let messageNamer = MessageNamer(model: model, context: context)
        messages = model.messages.indices.map { messageNamer.name(MessageID(index: $0)) }
        let spread = messages.compactMap { if case .spread(let id) = $0.body { id } else { nil } }
        var typeNamer = TypeNamer(model: model, context: context, spread: Set(spread.filter(isSpreadOnWire)))
        types = model.types.indices.map { typeNamer.name(TypeID(index: $0)) }
        separateTypes(&typeNamer)
        for index in types.indices where !types[index].isSpread {
            switch types[index].scope {
            case .outermost: break
            case .type(let owner): types[owner.index].nested.append(TypeID(index: index))
            case .message(let owner): messages[owner.index].nested.append(TypeID(index: index))
            }
        }
    }

    /// A body that goes out as JSON text in one field of a form needs a type to be encoded with.
    private func isSpreadOnWire(_ id: TypeID) -> Bool {
        guard case .nested(.message(let owner), _) = model[id].name.origin,
            case .formField? = model[owner].body?.contents.first?.encoding
        else { return true }
        return false
    }

    // MARK: - Hiding

    /// Renames a type inside another whose name would hide one that is meant there: in `Comment`, a `Comment` of its
    /// own is `CommentComment`.
    private mutating func avoidHiding() {
        var roots = [Set<String>?](repeating: nil, count: types.count)
        var messageRoots = [Set<String>?](repeating: nil, count: messages.count)
        for index in types.indices where !types[index].isSpread {
            let owner: String
            let meant: Set<String>
            switch types[index].scope {
            case .outermost: continue
            case .type(let id):
                owner = types[id.index].identifier
                meant = self.roots(in: id, &roots).union([root(of: id)])
            case .message(let id):
                owner = messages[id.index].identifier
                meant = messageRoots[id.index] ?? self.roots(in: id, &roots)
                messageRoots[id.index] = meant
            }
            let namespace = model[model.types[index].document].namespace
            while meant.contains(types[index].identifier) {
                types[index].identifier = TypeNamer.free(owner + types[index].identifier, inside: namespace)
            }
        }
    }

    /// The first parts of all references in a type, and in what stands inside it. Only outermost names are among them, which
    /// no renaming of what stands inside changes, so they are found once.
    private func roots(in id: TypeID, _ known: inout [Set<String>?]) -> Set<String> {
        if let roots = known[id.index] { return roots }
        var roots = Set(TypeReferences.of(model[id], in: model).map { root(of: $0) })
        for nested in types[id.index].nested { roots.formUnion(self.roots(in: nested, &known)) }
        known[id.index] = roots
        return roots
    }

    /// The first parts of all references in a message, and in what stands inside it.
    private func roots(in id: MessageID, _ known: inout [Set<String>?]) -> Set<String> {
        let message = messages[id.index]
        let service = services[model[id].document.index]
        var roots = Set(TypeReferences.of(model[id], in: model).map { root(of: $0) })
        roots.insert(message.namespace ?? message.identifier)
        roots.insert(service.namespace ?? service.identifier)
        if case .spread(let body) = message.body { roots.formUnion(self.roots(in: body, &known)) }
        for nested in message.nested { roots.formUnion(self.roots(in: nested, &known)) }
        return roots
    }

    /// The first part of a reference to a type.
    private func root(of id: TypeID) -> String {
        switch types[id.index].scope {
        case .outermost(let namespace):
            namespace ?? (model[id].isDeprecated ? "Deprecated" : types[id.index].identifier)
        case .type(let owner): root(of: owner)
        case .message(let owner): messages[owner.index].namespace ?? messages[owner.index].identifier
        }
    }

    // MARK: - References and files

    private mutating func refer() {
        for index in services.indices {
            services[index].reference = path(services[index].namespace, services[index].identifier)
            services[index].fileName = fileName(services[index].namespace, services[index].identifier)
        }
        for index in messages.indices {
            messages[index].reference = path(messages[index].namespace, messages[index].identifier)
            messages[index].fileName = fileName(messages[index].namespace, messages[index].identifier)
            if context.options.style == .bee {
                messages[index].aliases = BeeStyle.aliases(of: messages[index].identifier)
            }
        }
        for index in types.indices {
            types[index].reference = reference(to: TypeID(index: index))
            if case .outermost(let namespace) = types[index].scope {
                types[index].fileName = fileName(namespace, types[index].identifier)
            }
        }
    }

    private func reference(to id: TypeID) -> String {
        let name = SwiftIdentifier.escaped(types[id.index].identifier)
        switch types[id.index].scope {
        case .outermost(let namespace):
            return path(namespace, model[id].isDeprecated ? "Deprecated." + name : name)
        case .type(let owner): return reference(to: owner) + "." + name
        case .message(let owner): return messages[owner.index].reference + "." + name
        }
    }

    func path(_ namespace: String?, _ name: String) -> String {
        let name = name.utf8.contains(UInt8(ascii: ".")) ? name : SwiftIdentifier.escaped(name)
        return namespace.map { "\($0).\(name)" } ?? name
    }

    /// Unique in a module, which refuses two files of one name wherever they are.
    private func fileName(_ namespace: String?, _ name: String) -> String {
        namespace.map { "\($0).\(name)" } ?? name
    }

    // MARK: - Members

    private mutating func nameMembers() {
        // Where names stay as the document has them, or a script knows no capitals, a member can have a type's name, which
        // the code beside it could then not use.
        let typeNames = Set(types.map(\.identifier))
        let messageNamer = MessageMemberNamer(model: model, context: context, typeNames: typeNames)
        for index in messages.indices { messageNamer.name(membersOf: MessageID(index: index), &messages[index]) }
        let namer = TypeMemberNamer(model: model, context: context, types: types, typeNames: typeNames)
        let members = model.types.indices.map { namer.members(of: TypeID(index: $0)) }
        for index in types.indices {
            types[index].members = members[index]
            types[index].others = types[index].members.contains("others") ? "others_" : "others"
        }
    }
}

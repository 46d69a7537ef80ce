import ScaffoldModel
import ScaffoldNaming

/// What every decision looks at: the names, the model behind them, the options, and what was found out about both.
final class RenderingContext: Sendable {
    let names: NamedProtocol
    let model: ProtocolModel
    let options: RenderingOptions
    let storage: StorageAnalysis
    /// The types with anything to check, in themselves or in what they hold; the others are not visited.
    let checked: Set<TypeID>
    /// The types with a secret in them.
    let secret: Set<TypeID>
    let checks: CheckTable
    let tags: TagAnalysis
    /// `public `, `package ` or nothing.
    let access: String
    private let aliases: Aliases

    init(names: NamedProtocol, options: RenderingOptions) {
        self.names = names
        self.options = options
        model = names.model
        storage = StorageAnalysis(model)
        checked = model.typesHolding { type in
            switch type.kind {
            case .enumeration, .union: true
            case .object, .alias, .wrapper: !type.constraints.isEmpty || type.kind.uses.haveConstraints
            }
        }
        secret = model.typesHolding { $0.kind.uses.contains { use in use.contains { $0.isSecret } } }
        checks = CheckTable(model)
        tags = TagAnalysis(model)
        access = options.access == .internal ? "" : options.access.rawValue + " "
        aliases = Aliases(model)
    }

    /// Whether a value is a secret, or holds one.
    func holdsSecret(_ use: TypeUse) -> Bool {
        resolve(use).isSecret || use.contains { $0.isSecret } || use.namedType.map(secret.contains) ?? false
    }

    /// A type with its aliases followed to the end, and the constraints of all that was passed.
    func resolve(_ use: TypeUse) -> TypeUse { aliases.resolve(use) }

    /// A type where it is used, as an element or a value: optional where null is one of its values.
    func type(of use: TypeUse) -> SwiftType {
        let value = valueType(of: use)
        return resolve(use).isNullable ? .optional(value) : value
    }

    /// The same without null.
    func valueType(of use: TypeUse) -> SwiftType {
        switch use.shape {
        case .scalar(let scalar): SwiftType(scalar)
        case .list(let element): .array(type(of: element))
        case .map(let value): .dictionary(type(of: value))
        case .named(let id): .generated(names[id].reference)
        }
    }

    /// The modules that a declaration with this type needs. It shows those that its text names; of what stands behind an
    /// alias, Swift 6.3 counts a single type (`A = Date`, not `A = [Date]`), and for package access nothing.
    func modules(of use: TypeUse) -> Modules {
        switch use.shape {
        case .scalar(let scalar): return SwiftType(scalar).modules
        case .list(let element), .map(let element): return modules(of: element)
        case .named:
            let resolved = resolve(use)
            if case .named = resolved.shape { return [] }
            let modules = modules(of: resolved)
            if case .scalar = resolved.shape, options.access != .package { return modules }
            return modules.hidden
        }
    }
}

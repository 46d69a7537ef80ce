import ScaffoldModel
import ScaffoldNaming

/// What becomes of one field: how it is stored, read, written, and given a value.
struct FieldPlan: Sendable {
    /// How a value can be missing, with the default already decided (DECISIONS 19).
    enum Form: Sendable {
        case required, optional, nullable, presence
        /// Absent means this value.
        case defaulted(String)
    }

    let key: String
    /// Without backticks.
    let name: String
    /// What the field holds when it holds something.
    let value: SwiftType
    let form: Form
    /// The value that an initialiser gives where the caller says nothing.
    let initialValue: String?
    let isBoxed: Bool
    let isDeprecated: Bool
    let documentation: [String]
    /// With aliases followed.
    let resolved: TypeUse
    let modules: Set<Module>

    /// The property's type as people see it.
    var type: SwiftType { wrapped(value) }

    /// The type of what is stored.
    var storedType: SwiftType { wrapped(isBoxed ? .box(value) : value) }

    /// Whether it stands behind a computed property.
    var isHidden: Bool { isBoxed || isDeprecated }

    /// The stored property as it is declared.
    var storedName: String { isHidden ? "_" + name : SwiftIdentifier.escaped(name) }

    /// The stored property in a function, whose one-letter parameters would hide one of that name.
    var access: String { ["r", "w", "v", "e"].contains(name) && !isHidden ? "self." + name : storedName }

    /// The value of the stored property outside its box.
    var opened: String {
        switch (isBoxed, form) {
        case (false, _): access
        case (true, .required), (true, .defaulted): storedName + ".value"
        case (true, .optional), (true, .nullable): storedName + "?.value"
        case (true, .presence):
            "\(storedName).isAbsent ? .absent : .init(nullable: \(storedName).value?.value)"
        }
    }

    /// An expression put into its box.
    func boxed(_ expression: String) -> String {
        switch (isBoxed, form) {
        case (false, _): expression
        case (true, .required), (true, .defaulted): "BeeRuntime.Box(\(expression))"
        case (true, .optional), (true, .nullable): expression + ".map { BeeRuntime.Box($0) }"
        case (true, .presence):
            "\(expression).isAbsent ? .absent : .init(nullable: \(expression).value.map { BeeRuntime.Box($0) })"
        }
    }

    /// The value as a validator takes it, optional at most.
    var checked: String {
        guard case .presence = form else { return opened }
        return isBoxed ? storedName + ".value?.value" : access + ".value"
    }

    private func wrapped(_ type: SwiftType) -> SwiftType {
        switch form {
        case .required, .defaulted: type
        case .optional, .nullable: .optional(type)
        case .presence: .presence(type)
        }
    }
}

import ScaffoldModel
import ScaffoldNaming

/// What becomes of one field: how it is stored, read, written, and given a value. A class, since it is large and handed
/// around a lot.
final class FieldPlan: Sendable {
    /// How a value can be missing, with the default already decided (DECISIONS 19).
    enum Form: Sendable {
        case required, optional, nullable, presence
        /// Absent means this value.
        case defaulted(String)

        /// The type of a value that can be missing this way.
        fileprivate func wrapped(_ type: SwiftType) -> SwiftType {
            switch self {
            case .required, .defaulted: type
            case .optional, .nullable: .optional(type)
            case .presence: .presence(type)
            }
        }
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
    let modules: Modules
    /// The name as it stands in code.
    let escapedName: String
    /// The property's type as people see it, and its text.
    let type: SwiftType
    let typeText: String

    init(
        key: String, name: String, value: SwiftType, form: Form, initialValue: String?, isBoxed: Bool,
        isDeprecated: Bool, documentation: [String], resolved: TypeUse, modules: Modules
    ) {
        self.key = key
        self.name = name
        self.value = value
        self.form = form
        self.initialValue = initialValue
        self.isBoxed = isBoxed
        self.isDeprecated = isDeprecated
        self.documentation = documentation
        self.resolved = resolved
        self.modules = modules
        escapedName = SwiftIdentifier.escaped(name)
        type = form.wrapped(value)
        typeText = type.text
    }

    /// The type of what is stored.
    var storedType: SwiftType { isBoxed ? form.wrapped(.box(value)) : type }

    /// Whether it stands behind a computed property.
    var isHidden: Bool { isBoxed || isDeprecated }

    /// The stored property as it is declared.
    var storedName: String { isHidden ? "_" + name : escapedName }

    /// The stored property in a function, whose one-letter parameters would hide one of that name.
    var access: String {
        switch name {
        case "r", "w", "v", "e", "h": isHidden ? storedName : "self." + name
        default: storedName
        }
    }

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

    /// Whether ``checked`` can be nil.
    var isOptional: Bool {
        switch form {
        case .required, .defaulted: false
        case .optional, .nullable, .presence: true
        }
    }

    /// The value to check: optional at most, and in its box.
    var checked: String {
        if case .presence = form { access + ".value" } else { access }
    }

    /// The value outside its box, optional at most.
    var unwrapped: String {
        guard case .presence = form else { return opened }
        return isBoxed ? storedName + ".value?.value" : checked
    }
}

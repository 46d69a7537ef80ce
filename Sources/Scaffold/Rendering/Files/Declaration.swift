/// A declaration that stands in no other type, and where its file goes.
struct Declaration: Sendable {
    /// A folder of generated files, in the order in which a person would read them.
    enum Folder: String, Comparable, Sendable {
        case services = "Services"
        case messages = "Messages"
        case models = "Models"
        case enums = "Enums"
        case unions = "Unions"
        case aliases = "Aliases"
        case checks = "Checks"
        case namespaces = "Namespaces"

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    let folder: Folder
    /// Without `.swift`; unique among all.
    let fileName: String
    /// The paths of the documents that it comes from.
    let sources: [String]
    /// What is printed: the type, and what goes with it.
    var views: [DeclarationView]
    /// What its public parts need.
    let modules: Modules
}

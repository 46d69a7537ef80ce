import ScaffoldModel
import ScaffoldNaming

/// Decisions about enumerations that others need too.
enum EnumerationPlan {
    /// The name of a case in code. A deprecated one hides behind a deprecated static property of its own name, so that
    /// the generated switch over all cases does not warn (DECISIONS 5).
    static func caseName(_ item: EnumerationType.Case, _ name: String) -> String {
        item.isDeprecated ? "_" + name : SwiftIdentifier.escaped(name)
    }
}

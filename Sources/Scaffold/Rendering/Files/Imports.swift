/// The imports of a file (DECISIONS 4): what its public declarations show is imported publicly, and nothing else is,
/// since an unused public import is a warning.
enum Imports {
    static func lines(_ modules: Modules, access: RenderingOptions.Access) -> [String] {
        // The contract's line always names the runtime.
        Modules.all.compactMap { module, name in
            let isShown = modules.contains(module)
            guard isShown || module == .runtime || modules.contains(module.hidden) else { return nil }
            // Beside `package import` elsewhere, an import without a level is ambiguous.
            let level = isShown ? access : .internal
            return (access == .package || level == .public ? level.rawValue + " " : "") + "import \(name)"
        }
    }
}

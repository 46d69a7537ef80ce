/// How diagnostics are printed.
enum DiagnosticForm: String, CaseIterable {
    /// For people, and for tools that know compilers.
    case text
    case json
}

/// Whether diagnostics are coloured.
enum ColorChoice: String, CaseIterable {
    /// On a terminal, unless `NO_COLOR` is set (no-color.org).
    case auto
    case always, never
}

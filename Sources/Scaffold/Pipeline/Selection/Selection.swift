import ScaffoldDiagnostics

/// Which messages of a document are generated: those that any of the lists names.
struct Selection {
    /// One entry of a list, and where it stands.
    struct Entry {
        var text: String
        var span: SourceSpan
    }

    var paths: [Entry] = []
    var tags: [Entry] = []
    var operations: [Entry] = []
}

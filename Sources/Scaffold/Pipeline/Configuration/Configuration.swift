import ScaffoldDiagnostics
import ScaffoldNaming
import ScaffoldRendering

/// What `scaffold.yaml` says, with the places that later stages may complain about.
struct Configuration {
    /// What is said of one document.
    struct Document {
        var name: String
        var span: SourceSpan
        var namespace: String?
        var selection: Selection?
    }

    /// A choice for one place, or for one format.
    struct Override {
        /// `#/model/Shot/id`, perhaps with a document in front, or the name of a format.
        var target: String
        var choice: String
        /// The place of the target, and that of the choice.
        var span: SourceSpan
        var choiceSpan: SourceSpan
    }

    var rendering = RenderingOptions()
    var naming = NamingOptions.Style.swift
    /// Where templates of the user are, relative to where the run was started.
    var templates: String?
    var documents: [Document] = []
    var names: [Override] = []
    var types: [Override] = []
}

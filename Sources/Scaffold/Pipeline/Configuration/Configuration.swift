import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldNaming
import ScaffoldRendering

/// What `scaffold.yaml` says, with the places that later stages may complain about.
struct Configuration {
    /// What is said of one document.
    struct Document {
        var name: String
        var span: SourceSpan
        var namespace: Text?
        var selection: SelectionSetting?
        /// Overlays that are applied before the document is read, relative to where the run was started, in order.
        var overlays: [Text] = []
        /// The absolute address that references know the document by.
        var address: Text?
    }

    /// A text of the configuration, and where it stands.
    struct Text {
        var text: String
        var span: SourceSpan
    }

    /// The messages of a document that are asked for, as `Selection` has them.
    struct SelectionSetting {
        var paths: [Text]?
        var tags: [Text]?
        var operations: [Text]?
        var methods: [Text]?

        var values: Selection {
            Selection(
                paths: paths?.map(\.text), tags: tags?.map(\.text), operations: operations?.map(\.text),
                methods: methods?.map(\.text))
        }

        func span(of miss: SelectionMiss) -> SourceSpan? {
            let list =
                switch miss.criterion {
                case .path: paths
                case .tag: tags
                case .operation: operations
                case .method: methods
                }
            return list.flatMap { $0.indices.contains(miss.index) ? $0[miss.index].span : nil }
        }
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

    /// What `format` is in documents of JSON Schema (2020-12, validation, section 7.2).
    enum Formats: String, CaseIterable {
        case annotation, assertion
    }

    var rendering = RenderingOptions()
    var formats = Formats.annotation
    var naming = NamingOptions.Style.swift
    /// Whether `nullable` admits null in OpenAPI 3.1 and later, where it means nothing.
    var acceptsNullable = false
    /// Where templates of the user are, relative to where the run was started, and where that is said.
    var templates: (folder: String, span: SourceSpan)?
    var documents: [Document] = []
    var names: [Override] = []
    var types: [Override] = []
}

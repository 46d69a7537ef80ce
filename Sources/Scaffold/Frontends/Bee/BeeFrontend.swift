package import ScaffoldDiagnostics
package import ScaffoldModel
package import ScaffoldSource

/// The languages that this front end reads.
package enum BeeFamily: Sendable {
    /// What the Bee Framework's own generator read, of 2014.
    case bee1
    /// The project's own language.
    case bee2
}

/// Reads the languages of Bee into the protocol model.
package enum BeeFrontend {
    /// Which language a document is written in; nil where it is neither.
    ///
    /// `bee` decides for Bee 2. Bee 1 has no mark of its own: it is what has `controller`, `model`, `enum` or an
    /// operation at the top, and the mark of no other family.
    package static func recognizes(_ root: Node) -> BeeFamily? {
        if root["bee"] != nil { return .bee2 }
        let foreign = ["openapi", "swagger", "$schema"]
        guard !root.entries.contains(where: { foreign.contains($0.name) }) else { return nil }
        let isBee1 = root.entries.contains { entry in
            ["controller", "model", "enum"].contains(entry.name) || OperationKey.looksLikeOne(entry.name)
        }
        return isBee1 ? .bee1 : nil
    }

    /// Documents that people write are ten levels deep.
    private static let deepest = 100

    /// Adds what a document declares to the model, and says what is wrong with it.
    ///
    /// `path` is the document's path as headers of generated files show it.
    package static func read(
        _ document: Document, family: BeeFamily, path: String, into model: inout ProtocolModel,
        reporting sink: DiagnosticSink
    ) {
        if let deep = document.root.firstNode(deeperThan: deepest) {
            sink.error(
                .tooDeep, "values are nested more than \(deepest) deep", at: deep.span,
                help: "give the inner ones names under `model`")
            return
        }
        let mark = model.mark
        switch family {
        case .bee2:
            document.reportLeniencies(into: sink)
            document.reportDuplicateKeys(.error, into: sink)
            var reader = Bee2Reader(model: model, path: path, root: document.root, sink: sink)
            reader.read()
            model = reader.model
            model.check(since: mark, policy: .refuse, reporting: sink)
        case .bee1:
            document.reportDuplicateKeys(.warning, into: sink)
            var reader = Bee1Reader(model: model, path: path, root: document.root, sink: sink)
            reader.read()
            model = reader.model
            model.check(since: mark, policy: .degrade, reporting: sink)
        }
    }
}

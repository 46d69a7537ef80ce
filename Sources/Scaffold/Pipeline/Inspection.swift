import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldNaming
import ScaffoldSource

/// A stage that can be looked at.
package enum Inspection: String, CaseIterable, Sendable {
    case nodes, model, names
}

extension Pipeline {
    /// Prints what a stage makes of the inputs.
    package mutating func inspect(_ stage: Inspection) -> Outcome {
        finish { run throws(Misuse) in
            let inputs = run.discover()
            let configuration = try run.configure()
            let documents = run.reader.documents(inputs)
            if stage == .nodes {
                let dumps = documents.map { document in
                    NodeDump.text(of: document.document.root, in: run.reader.sources[document.document.file])
                }
                return (dumps.joined(), nil)
            }
            let whole = run.compile(documents, configuration)
            let model = run.select(from: whole, configuration)
            if stage == .model { return (ModelDump.text(of: model), nil) }
            let options = Overrides(model: whole, sink: run.sink).options(configuration)
            let names = chooseNames(model, options: options.naming, diagnostics: run.sink)
            return (NamesDump.text(of: names), nil)
        }
    }
}

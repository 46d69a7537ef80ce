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
            if stage == .model { return (ModelDump.text(of: run.select(from: whole, configuration)), nil) }
            return (NamesDump.text(of: run.name(whole, configuration)), nil)
        }
    }
}

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
    package func inspect(_ stage: Inspection) -> Outcome {
        finish { () throws(Misuse) in
            let inputs = discover()
            let configuration = try configure()
            let documents = reader.documents(inputs)
            if stage == .nodes {
                let dumps = documents.map { document in
                    NodeDump.text(of: document.document.root, in: reader.sources[document.document.file])
                }
                return (dumps.joined(), nil)
            }
            let whole = compile(documents, configuration)
            let model = shape(whole, configuration)
            if stage == .model { return (ModelDump.text(of: model), nil) }
            return (NamesDump.text(of: name(model, of: whole, configuration)), nil)
        }
    }
}

import ScaffoldDiagnostics
import ScaffoldOutput

/// The file that a run makes from an input named by its text.
func output(_ path: String, _ text: String, from sources: String...) -> OutputFile {
    OutputFile(path: path, bytes: Array(text.utf8), sources: sources)
}

extension MemoryFileSystem {
    func plan(
        _ outputs: [OutputFile], for purpose: OutputPlanner.Purpose = .write, inputs: [String]? = nil
    ) throws -> OutputPlan {
        let inputs = inputs ?? outputs.flatMap(\.sources)
        return try OutputPlanner(folder: "out", files: self, purpose: purpose).plan(outputs, inputs: inputs)
    }

    /// Plans and writes; gives back what happened to each path, by the first letter of the change.
    @discardableResult
    func run(_ outputs: [OutputFile], isForced: Bool = false, inputs: [String]? = nil) throws -> [String] {
        let plan = try plan(outputs, for: isForced ? .overwrite : .write, inputs: inputs)
        if plan.refusals.isEmpty { try createFolders(plan.folder) }
        try OutputWriter(plan, files: self).write()
        return plan.summary
    }
}

extension OutputPlan {
    /// `create Shot.swift` for each step, and the codes of what is wrong.
    var summary: [String] {
        steps.map { step in
            switch step.change {
            case .create: "create \(step.path)"
            case .update: "update \(step.path)"
            case .keep: "keep \(step.path)"
            case .delete: "delete \(step.path)"
            case .refuse(let diagnostic): "refuse \(step.path): \(diagnostic.code.rawValue)"
            case .refuseUpdate(_, _, let diagnostic): "refuse \(step.path): \(diagnostic.code.rawValue)"
            case .leave(_, let diagnostic): "leave \(step.path): \(diagnostic.code.rawValue)"
            }
        } + refusals.map { "refuse: \($0.code.rawValue)" }
    }
}

package import ScaffoldDiagnostics

/// Shows what a plan would change, for people who committed the output: what is wrong with which file, and a unified diff
/// from what is there to what should be.
package struct OutputCheck {
    private let plan: OutputPlan

    /// `plan` was made to write.
    package init(_ plan: OutputPlan) {
        self.plan = plan
    }

    /// What `generate` would refuse, in its words, and what differs; empty where nothing does.
    package var diagnostics: [Diagnostic] { refusals + (summaryOfDifferences.map { [$0] } ?? []) }

    /// Edited files are not among them: they are differences.
    private var refusals: [Diagnostic] {
        plan.refusals
            + plan.steps.compactMap { if case .refuse(let diagnostic) = $0.change { diagnostic } else { nil } }
    }

    private var summaryOfDifferences: Diagnostic? {
        let differences = differences
        let states = differences.map(\.state)
        guard !states.isEmpty else { return nil }
        let counts = State.allCases.compactMap { state in
            let count = states.count { $0 == state }
            return count > 0 ? "\(count) \(state.rawValue)" : nil
        }
        let notes = differences.map { Diagnostic.Note($0.state.rawValue, at: .path(path($0.path))) }
        return Diagnostic(
            .staleOutput, .error,
            "\(states.count) \(states.count == 1 ? "file differs" : "files differ"): \(counts.joined(separator: ", "))",
            at: .path(plan.folder), notes: notes, help: help(on: states))
    }

    private func help(on states: [State]) -> String {
        if !refusals.isEmpty { return "mend what is said of single files, and run `scaffold generate`" }
        return states.contains(.edited) || states.contains(.abandoned)
            ? "move the changes into an extension in a file of your own, and run `scaffold generate --force`"
            : "run `scaffold generate`"
    }

    /// One line for people, where nothing differs.
    package var summary: String {
        let count = plan.counts.unchanged
        return count == 1 ? "1 file: all as it should be" : "\(count) files: all as they should be"
    }

    /// The differences as `diff -u` and `git apply` write and read them.
    package var diff: String {
        differences.map { file in
            let path = path(file.path)
            return UnifiedDiff(
                oldName: file.old == nil ? "/dev/null" : "a/\(path)",
                newName: file.new == nil ? "/dev/null" : "b/\(path)",
                old: file.old ?? [], new: file.new ?? []
            ).text
        }.joined()
    }

    private enum State: String, CaseIterable {
        case stale, edited, missing, orphaned
        /// `generate` leaves it, since it was edited too.
        case abandoned = "orphaned and edited"
    }

    private struct Difference {
        let path: String
        let state: State
        let old: [UInt8]?
        let new: [UInt8]?
    }

    /// A folder that is refused as a whole is not compared: nothing would be written there.
    private var differences: [Difference] {
        guard plan.refusals.isEmpty else { return [] }
        var differences = plan.steps.compactMap { step -> Difference? in
            switch step.change {
            case .create(let new): return Difference(path: step.path, state: .missing, old: nil, new: new)
            case .update(let new, let old): return Difference(path: step.path, state: .stale, old: old, new: new)
            case .refuseUpdate(let new, let old, _):
                return Difference(path: step.path, state: .edited, old: old, new: new)
            case .delete(let old): return Difference(path: step.path, state: .orphaned, old: old, new: nil)
            case .leave(let old, _): return Difference(path: step.path, state: .abandoned, old: old, new: nil)
            case .keep, .refuse: return nil
            }
        }
        if plan.isManifestStale {
            let (old, new) = (plan.previousManifest, plan.manifest.bytes)
            differences.append(
                Difference(path: Manifest.name, state: old == nil ? .missing : .stale, old: old, new: new))
        }
        return differences
    }

    private func path(_ path: String) -> String { FilePath.join(plan.folder, path) }
}

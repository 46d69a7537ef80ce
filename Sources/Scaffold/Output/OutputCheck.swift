/// Shows what a plan would change, for people who committed the output: a unified diff from what is there to what
/// should be.
package struct OutputCheck {
    private let plan: OutputPlan

    /// `plan` is a forced one, so that edited files are shown like stale ones.
    package init(_ plan: OutputPlan) {
        self.plan = plan
    }

    package var isClean: Bool {
        let counts = plan.counts
        return counts.written + counts.removed == 0 && !plan.isManifestStale && plan.diagnostics.isEmpty
    }

    /// One line for people: `3 files differ: 1 stale, 1 missing, 1 orphaned`.
    package var summary: String {
        var (stale, missing, orphaned) = (0, 0, 0)
        for step in plan.steps {
            switch step.change {
            case .update: stale += 1
            case .create: missing += 1
            case .delete: orphaned += 1
            case .keep, .refuse, .leave: break
            }
        }
        if plan.isManifestStale { if plan.previousManifest == nil { missing += 1 } else { stale += 1 } }
        let kinds = [(stale, "stale"), (missing, "missing"), (orphaned, "orphaned")].filter { $0.0 > 0 }
        let total = stale + missing + orphaned
        if total == 0 {
            let count = plan.counts.unchanged
            return count == 1 ? "1 file: all as it should be" : "\(count) files: all as they should be"
        }
        let parts = kinds.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return "\(total) \(total == 1 ? "file differs" : "files differ"): \(parts)"
    }

    /// The differences as `diff -u` and `git apply` write and read them.
    package var diff: String {
        var text = ""
        for step in plan.steps {
            switch step.change {
            case .create(let new): text += unified(step.path, from: nil, to: new)
            case .update(let new, let old): text += unified(step.path, from: old, to: new)
            case .delete(let old): text += unified(step.path, from: old, to: nil)
            case .keep, .refuse, .leave: continue
            }
        }
        if plan.isManifestStale {
            text += unified(Manifest.name, from: plan.previousManifest, to: plan.manifest.bytes)
        }
        return text
    }

    private func unified(_ path: String, from old: [UInt8]?, to new: [UInt8]?) -> String {
        let path = FilePath.join(plan.folder, path)
        return UnifiedDiff(
            oldName: old == nil ? "/dev/null" : "a/\(path)", newName: new == nil ? "/dev/null" : "b/\(path)",
            old: old ?? [], new: new ?? []
        ).text
    }
}

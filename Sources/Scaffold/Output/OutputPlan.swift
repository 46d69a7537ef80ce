package import ScaffoldDiagnostics

/// What a run would do to an output folder, and why not. Pure data: `OutputPlanner` makes it, `OutputWriter` carries
/// it out, `OutputCheck` shows it.
package struct OutputPlan: Sendable {
    package enum Change: Sendable {
        case create([UInt8])
        case update([UInt8], replacing: [UInt8])
        case keep
        case delete([UInt8])
        /// Nothing may be written as long as this stands.
        case refuse(Diagnostic)
        /// The same, where the file is one of ours that somebody edited.
        case refuseUpdate([UInt8], replacing: [UInt8], Diagnostic)
        /// No longer generated, but edited: it stays, and the person is told.
        case leave([UInt8], Diagnostic)

        /// Whether there will be a new file.
        var isNew: Bool {
            switch self {
            case .create, .update: true
            case .keep, .delete, .refuse, .refuseUpdate, .leave: false
            }
        }

        /// Whether the disk changes.
        var isWritten: Bool { if case .delete = self { true } else { isNew } }

        var isRefused: Bool {
            switch self {
            case .refuse, .refuseUpdate: true
            case .create, .update, .keep, .delete, .leave: false
            }
        }
    }

    package struct Step: Sendable {
        /// Relative to the output folder.
        package let path: String
        package let change: Change
    }

    package let folder: String
    /// In the order of their paths, each path once; the manifest is not among them.
    package let steps: [Step]
    /// What is wrong with the folder as a whole.
    package let refusals: [Diagnostic]
    package let manifest: Manifest
    /// The bytes of the manifest that is there.
    package let previousManifest: [UInt8]?
    package let isManifestStale: Bool

    init(folder: String, steps: [Step], refusals: [Diagnostic], manifest: Manifest, previousManifest: [UInt8]?) {
        self.folder = folder
        self.steps = steps
        self.refusals = refusals
        self.manifest = manifest
        self.previousManifest = previousManifest
        isManifestStale = previousManifest.map { !Seal.isSameText($0, manifest.bytes) } ?? true
    }

    /// Everything to tell: refusals and what was left.
    package var diagnostics: [Diagnostic] {
        refusals
            + steps.compactMap { step in
                switch step.change {
                case .refuse(let diagnostic), .refuseUpdate(_, _, let diagnostic), .leave(_, let diagnostic): diagnostic
                case .create, .update, .keep, .delete: nil
                }
            }
    }

    /// How many files the plan writes, leaves as they are, and removes.
    package var counts: (written: Int, unchanged: Int, removed: Int) {
        var counts = (written: 0, unchanged: 0, removed: 0)
        for step in steps {
            switch step.change {
            case .create, .update: counts.written += 1
            case .keep: counts.unchanged += 1
            case .delete: counts.removed += 1
            case .refuse, .refuseUpdate, .leave: break
            }
        }
        return counts
    }
}

/// Carries out a plan: all of it, or nothing. The folder is there, and who plans and writes holds its lock for both, or
/// another run may come in between.
///
/// New contents are first written beside the old ones, in a hidden folder on the same disk; only when all of them
/// are there are they renamed into place. A run that dies in between leaves whole files, old or new, all of them
/// listed in the manifest: the manifest that lists both the old and the new paths comes before the first change, the
/// final one after the last.
package struct OutputWriter {
    private let plan: OutputPlan
    private let files: any FileSystem
    private static let staging = ".scaffold.tmp"

    package init(_ plan: OutputPlan, files: any FileSystem) {
        self.plan = plan
        self.files = files
    }

    /// Writes what the plan says. Nothing is touched if nothing changes.
    package func write() throws(FileFault) {
        guard plan.refusals.isEmpty, !isRefused else { return }
        let mustTidy = try hasLeftovers
        guard mustTidy || hasChanges else { return }
        do throws(FileFault) {
            try clearStaging()
            if hasChanges {
                try files.createFolder(path(Self.staging))
                try stageAll()
                try commit()
            }
        } catch {
            try? clearStaging()
            throw error
        }
        try clearStaging()
    }

    private var isRefused: Bool {
        plan.steps.contains { $0.change.isRefused }
    }

    private var hasChanges: Bool {
        plan.isManifestStale || plan.counts.written + plan.counts.removed > 0
    }

    /// Whether an earlier run died and left its staging folder.
    private var hasLeftovers: Bool {
        get throws(FileFault) { try files.kind(of: path(Self.staging)) == .folder }
    }

    // MARK: Before the first change

    private func stageAll() throws(FileFault) {
        for (index, step) in plan.steps.enumerated() {
            switch step.change {
            case .create(let bytes), .update(let bytes, _): try files.createFile(staged(index), bytes)
            case .keep, .delete, .refuse, .refuseUpdate, .leave: continue
            }
        }
        if plan.isManifestStale {
            try files.createFile(path(Self.staging, "before"), transitional.bytes)
            try files.createFile(path(Self.staging, "after"), plan.manifest.bytes)
        }
    }

    /// The manifest while files change: it lists the old ones and the new ones.
    private var transitional: Manifest {
        plan.previousManifest.flatMap(Manifest.init(reading:)).map(plan.manifest.merging) ?? plan.manifest
    }

    // MARK: The change

    private func commit() throws(FileFault) {
        let manifest = path(Manifest.name)
        if plan.isManifestStale { try files.move(path(Self.staging, "before"), to: manifest) }
        // Deletions go first: on a disk that ignores case, `shot.swift` may be in the way of `Shot.swift`.
        for step in plan.steps {
            if case .delete = step.change { try delete(step.path) }
        }
        var folders: Set<String> = []
        for (index, step) in plan.steps.enumerated() {
            switch step.change {
            case .create, .update:
                let folder = FilePath.folder(of: step.path)
                if folders.insert(folder).inserted { try files.createFolders(folder, in: plan.folder) }
                try files.move(staged(index), to: path(step.path))
            case .keep, .delete, .refuse, .refuseUpdate, .leave: continue
            }
        }
        if plan.isManifestStale { try files.move(path(Self.staging, "after"), to: manifest) }
    }

    private func delete(_ file: String) throws(FileFault) {
        try files.removeFile(path(file))
        for parent in FilePath.parents(of: file).reversed() {
            guard files.removeEmptyFolder(path(parent)) else { return }
        }
    }

    // MARK: Paths

    private func path(_ parts: String...) -> String {
        parts.reduce(plan.folder, FilePath.join)
    }

    private func staged(_ index: Int) -> String { path(Self.staging, String(index)) }

    /// Removes what an earlier run that died may have left.
    private func clearStaging() throws(FileFault) {
        let staging = path(Self.staging)
        guard try files.kind(of: staging) == .folder else { return }
        for name in try files.names(in: staging) { try files.removeFile(FilePath.join(staging, name)) }
        _ = files.removeEmptyFolder(staging)
    }
}

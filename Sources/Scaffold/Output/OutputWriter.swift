/// Carries out a plan: all of it, or nothing. The folder is there, and who plans and writes holds its lock for both, or
/// another run may come in between.
///
/// New contents are first written beside the old ones, in a hidden folder on the same disk; only when all of them
/// are there, and every folder that changes is known to let itself be changed, are they renamed into place. Where a rename
/// fails all the same, those before it are undone. A run that dies in between leaves whole files, old or new, all of them
/// listed in the manifest: the manifest that lists both the old and the new paths comes before the first change, the
/// final one after the last.
package struct OutputWriter {
    private let plan: OutputPlan
    private let files: any FileSystem
    private let staging: StagingFolder

    package init(_ plan: OutputPlan, files: any FileSystem) {
        self.plan = plan
        self.files = files
        staging = StagingFolder(of: plan.folder, files: files)
    }

    /// Writes what the plan says. Nothing is touched if nothing changes.
    package func write() throws(FileFault) {
        guard plan.refusals.isEmpty, !plan.steps.contains(where: \.change.isRefused) else { return }
        try staging.clear()
        guard hasChanges else { return }
        do throws(FileFault) {
            try checkFolders()
            try staging.create()
            try stageAll()
            try commit()
        } catch {
            try? staging.clear()
            throw error
        }
        // Everything is written; what cannot be removed now the next run removes.
        try? staging.clear()
    }

    private var hasChanges: Bool {
        plan.isManifestStale || plan.counts.written + plan.counts.removed > 0
    }

    // MARK: Before the first change

    /// Nothing is begun that a folder would stop halfway.
    private func checkFolders() throws(FileFault) {
        var checked: Set<String> = []
        for step in plan.steps where step.change.isWritten {
            // A folder that is not there is made in the one above it.
            for parent in FilePath.parents(of: step.path).reversed() + [""] {
                guard checked.insert(parent).inserted else { break }
                let full = path(parent)
                guard try files.kind(of: full) != nil else { continue }
                try files.checkIsWritable(full)
                break
            }
        }
    }

    private func stageAll() throws(FileFault) {
        for (index, step) in plan.steps.enumerated() {
            switch step.change {
            case .create(let bytes), .update(let bytes, _): try files.createFile(staging.new(index), bytes)
            case .keep, .delete, .refuse, .refuseUpdate, .leave: continue
            }
        }
        if plan.isManifestStale {
            try files.createFile(staging.manifestBefore, transitional.bytes)
            try files.createFile(staging.manifestAfter, plan.manifest.bytes)
        }
    }

    /// The manifest while files change: it lists the old ones and the new ones.
    private var transitional: Manifest {
        plan.previousManifest.flatMap(Manifest.init(reading:)).map(plan.manifest.merging) ?? plan.manifest
    }

    // MARK: The change

    private func commit() throws(FileFault) {
        var undo = OutputUndo(files: files, staging: staging)
        do throws(FileFault) {
            let manifest = path(Manifest.name)
            if plan.isManifestStale {
                try files.move(staging.manifestBefore, to: manifest)
                undo.replaced(manifest, plan.previousManifest)
            }
            for index in order { try carryOut(plan.steps[index], index, &undo) }
            if plan.isManifestStale { try files.move(staging.manifestAfter, to: manifest) }
        } catch {
            undo.all()
            throw error
        }
    }

    /// What goes away goes last, but for what a disk that ignores case takes for a new file: `shot.swift` is in the way of
    /// `Shot.swift`.
    private var order: [Int] {
        let written = Set(plan.steps.filter { $0.change.isNew }.map { $0.path.lowercased() })
        let changed = plan.steps.indices.filter { plan.steps[$0].change.isWritten }
        let isInTheWay = { index in
            !plan.steps[index].change.isNew && written.contains(plan.steps[index].path.lowercased())
        }
        let isNew = { index in plan.steps[index].change.isNew }
        return changed.filter(isInTheWay) + changed.filter(isNew) + changed.filter { !isInTheWay($0) && !isNew($0) }
    }

    private func carryOut(_ step: OutputPlan.Step, _ index: Int, _ undo: inout OutputUndo) throws(FileFault) {
        let file = path(step.path)
        switch step.change {
        case .create:
            undo.created(try files.createFolders(FilePath.folder(of: step.path), in: plan.folder))
            try files.move(staging.new(index), to: file)
            undo.replaced(file, nil)
        case .update(_, let old):
            try files.move(staging.new(index), to: file)
            undo.replaced(file, old)
        case .delete:
            try files.move(file, to: staging.old(index))
            undo.removed(file, staging.old(index))
            for parent in FilePath.parents(of: step.path).reversed() {
                guard files.removeEmptyFolder(path(parent)) else { break }
                undo.removedFolder(path(parent))
            }
        case .keep, .refuse, .refuseUpdate, .leave: break
        }
    }

    private func path(_ inner: String) -> String { FilePath.join(plan.folder, inner) }
}

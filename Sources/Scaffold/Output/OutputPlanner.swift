import ScaffoldDiagnostics

/// Compares what should be in an output folder with what is there.
package struct OutputPlanner {
    private let folder: String
    private let files: any FileReading
    private let purpose: Purpose

    /// What the plan is for.
    package enum Purpose: Sendable {
        /// To write what nobody else wrote or edited.
        case write
        /// To overwrite what people edited or wrote, and what other inputs left.
        case overwrite
    }

    private var isForced: Bool { purpose == .overwrite }

    package init(folder: String, files: any FileReading, purpose: Purpose) {
        self.folder = folder
        self.files = files
        self.purpose = purpose
    }

    /// Plans the folder's contents. `inputs` are all inputs of the run, relative to the output folder.
    package func plan(_ outputs: [OutputFile], inputs: [String]) throws(FileFault) -> OutputPlan {
        if let diagnostic = try folderFault() {
            return OutputPlan(
                folder: folder, steps: [], refusals: [diagnostic], manifest: Manifest(outputs), previousManifest: nil)
        }
        let previousBytes = try existing(Manifest.name)
        let previous = previousBytes.flatMap(Manifest.init(reading:))
        var refusals: [Diagnostic] = []
        if previousBytes != nil, previous == nil, !isForced { refusals.append(foreignManifest) }
        if let previous, let diagnostic = try otherInputs(in: previous, than: inputs) { refusals.append(diagnostic) }

        var manifest = Manifest(outputs)
        var steps: [OutputPlan.Step] = []
        var places = Places()
        let listed = previous?.paths ?? []
        let lost = try LostFiles(folder: folder, files: files).intact(besides: Set(listed + manifest.paths))
        let orphans = try orphanSteps(listed + lost, manifest, &steps, &places)
        for path in orphans.left { if let previous { manifest.keep(path, of: previous) } }
        for output in outputs {
            let isOwned = previous?.sources[output.path] != nil
            let change = try change(for: output, isOwned: isOwned, besides: orphans.deleted, &places)
            steps.append(.init(path: output.path, change: change))
        }
        return OutputPlan(
            folder: folder, steps: steps.sorted { $0.path < $1.path }, refusals: refusals, manifest: manifest,
            previousManifest: previousBytes)
    }

    // MARK: One file

    private func change(
        for output: OutputFile, isOwned: Bool, besides deleted: Set<String>, _ places: inout Places
    ) throws(FileFault) -> OutputPlan.Change {
        let place = try place(of: output.path, &places)
        if let fault = place.fault { return .refuse(fault) }
        let sealed = Seal.sealing(output.bytes)
        let path = FilePath.join(folder, output.path)
        switch place.isThere ? try files.kind(of: path) : nil {
        case nil: return .create(sealed)
        case .file: break
        case .folder, .other: return .refuse(notAFile(path))
        case .link: return isForced ? .create(sealed) : .refuse(foreign(path, "is a symbolic link"))
        }
        let current = try files.contents(of: path)
        // A disk that ignores case has one file for both names: it must be there again after the other is deleted.
        if deleted.contains(output.path.lowercased()) { return .update(sealed, replacing: current) }
        if Seal.isSameText(current, sealed) { return .keep }
        if isForced { return .update(sealed, replacing: current) }
        switch Seal.state(of: current) {
        case .intact: return .update(sealed, replacing: current)
        case .edited: return .refuseUpdate(sealed, replacing: current, edited(path))
        case .foreign where isOwned: return .refuseUpdate(sealed, replacing: current, edited(path))
        case .foreign: return .refuse(foreign(path, "was not written by scaffold"))
        }
    }

    /// Adds a step for each file that an earlier run wrote and the new manifest does not list. Paths of deleted files are
    /// returned in lower case.
    private func orphanSteps(
        _ written: [String], _ manifest: Manifest, _ steps: inout [OutputPlan.Step], _ places: inout Places
    ) throws(FileFault) -> (deleted: Set<String>, left: [String]) {
        var deleted: Set<String> = []
        var left: [String] = []
        for path in written where manifest.sources[path] == nil {
            let full = FilePath.join(folder, path)
            guard try place(of: path, &places).fault == nil, try files.kind(of: full) == .file else { continue }
            let current = try files.contents(of: full)
            if isForced || Seal.state(of: current) == .intact {
                deleted.insert(path.lowercased())
                steps.append(.init(path: path, change: .delete(current)))
            } else {
                left.append(path)
                steps.append(.init(path: path, change: .leave(current, abandoned(full))))
            }
        }
        return (deleted, left)
    }

    private func existing(_ name: String) throws(FileFault) -> [UInt8]? {
        let path = FilePath.join(folder, name)
        switch try files.kind(of: path) {
        case nil: return nil
        case .file: return try files.contents(of: path)
        case .folder, .link, .other:
            throw FileFault(path: path, reason: "it is not a plain file", help: "remove it, and generate again")
        }
    }

    // MARK: Faults

    private func folderFault() throws(FileFault) -> Diagnostic? {
        let message: String
        switch try files.target(of: folder) {
        case .folder: return nil
        case .file, .link, .other: message = "the output folder is a file"
        case nil:
            guard try files.kind(of: folder) == .link else { return nil }
            message = "the output folder is a symbolic link that leads nowhere"
        }
        return Diagnostic(
            .unwritableOutput, .error, message, at: .path(folder),
            help: "name a folder with `-o`; it is created if there is none")
    }

    /// A folder inside the output folder, as a place for files.
    private struct Place {
        /// What keeps files from standing there.
        var fault: Diagnostic?
        var isThere = true
    }

    /// By path, since most files share their folder with others.
    private typealias Places = [String: Place]

    /// The place that a file is to stand at; links are never followed out of the output folder.
    private func place(of path: String, _ places: inout Places) throws(FileFault) -> Place {
        guard FilePath.isContained(path) else {
            let fault = Diagnostic(
                .unwritableOutput, .error, "a generated file would be outside the output folder", at: .path(path))
            return Place(fault: fault)
        }
        guard !FilePath.hasTooLongName(path) else {
            let fault = Diagnostic(
                .unwritableOutput, .error, "the name of a generated file is too long for a disk", at: .path(path),
                help: "choose a shorter name under `names` in scaffold.yaml")
            return Place(fault: fault)
        }
        let parent = FilePath.folder(of: path)
        if let known = places[parent] { return known }
        let place = try look(at: parent)
        places[parent] = place
        return place
    }

    private func look(at inner: String) throws(FileFault) -> Place {
        for inner in FilePath.folders(on: inner) {
            let full = FilePath.join(folder, inner)
            switch try files.kind(of: full) {
            case .folder: continue
            case nil: return Place(isThere: false)
            case .link: return Place(fault: foreign(full, "is a symbolic link", help: "replace it by a folder"))
            case .file, .other:
                return Place(fault: foreign(full, "is a file where a folder is needed", help: "move it away"))
            }
        }
        return Place()
    }

    /// Code made from inputs that still exist and that this run does not know is another run's.
    private func otherInputs(in previous: Manifest, than inputs: [String]) throws(FileFault) -> Diagnostic? {
        guard !isForced else { return nil }
        let inputs = Set(inputs)
        for path in previous.paths {
            let sources = previous.sources[path, default: []]
            guard inputs.isDisjoint(with: sources), try files.kind(of: FilePath.join(folder, path)) != nil else {
                continue
            }
            for source in sources where try exists(source) {
                return Diagnostic(
                    .foreignOutput, .error,
                    "the folder holds code made from `\(FilePath.normalized(FilePath.join(folder, source)))`, "
                        + "which is not among the inputs of this run",
                    at: .path(folder),
                    help:
                        "give all inputs in one run, or another folder with `-o` (and, in one target, another `namespace` "
                        + "in scaffold.yaml); `--force` drops the other code")
            }
        }
        return nil
    }

    private func exists(_ source: String) throws(FileFault) -> Bool {
        try files.target(of: FilePath.normalized(FilePath.join(folder, source))) != nil
    }

    private func edited(_ path: String) -> Diagnostic {
        Diagnostic(
            .editedFile, .error, "the file was edited after scaffold wrote it", at: .path(path),
            help: "move the changes into an extension in a file of your own; `--force` drops them")
    }

    private func abandoned(_ path: String) -> Diagnostic {
        Diagnostic(
            .editedFile, .warning, "the file is no longer generated, but was edited, so it stays", at: .path(path),
            help: "delete it, or let `--force` do so")
    }

    private var foreignManifest: Diagnostic {
        foreign(FilePath.join(folder, Manifest.name), "is not a manifest of scaffold")
    }

    private func notAFile(_ path: String) -> Diagnostic {
        foreign(path, "is not a plain file", help: "move it away")
    }

    private func foreign(
        _ path: String, _ what: String, help: String = "move it away, or let `--force` overwrite it"
    ) -> Diagnostic {
        Diagnostic(.foreignFile, .error, "the path is needed, but \(what)", at: .path(path), help: help)
    }
}

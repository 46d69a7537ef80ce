import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldOutput
import ScaffoldRendering

extension Pipeline {
    /// Writes generated code into a folder, or says what it would write.
    package func generate(into folder: String, isForced: Bool, isDry: Bool) -> Outcome {
        finish { () throws(Misuse) in
            guard let output = try output(for: folder) else { return (nil, nil) }
            let purpose: OutputPlanner.Purpose = isForced ? .overwrite : .write
            let plan = isDry ? toldPlan(output, for: purpose) : write(output, for: purpose)
            ended(.write)
            guard let plan, ending.isFine else { return (nil, nil) }
            return (isDry ? plan.listing : nil, plan.summary)
        }
    }

    /// Compares a folder with what `generate` would write there.
    package func check(_ folder: String) -> Outcome {
        finish { () throws(Misuse) in
            guard let output = try output(for: folder), let plan = plan(output, for: .write) else {
                return (nil, nil)
            }
            let check = OutputCheck(plan)
            for diagnostic in check.diagnostics { sink.report(diagnostic) }
            return (check.diff, ending.isFine ? check.summary : nil)
        }
    }

    /// Says what is wrong with the inputs.
    package func lint() -> Outcome {
        finish { () throws(Misuse) in
            let inputs = discover()
            _ = try render(inputs)
            let count = reader.sources.all.count
            return (nil, sink.sorted.isEmpty ? "\(count) \(count == 1 ? "file" : "files"): nothing to say" : nil)
        }
    }

    // MARK: Parts

    /// What should be in an output folder.
    private struct Output {
        let folder: String
        let files: [OutputFile]
        /// The inputs, relative to the folder.
        let inputs: [String]
    }

    /// Nil where errors leave nothing to write.
    private func output(for folder: String) throws(Misuse) -> Output? {
        let inputs = discover()
        let rendered = try render(inputs)
        guard !sink.hasErrors else { return nil }
        let folder = place(of: folder)
        let current = files.currentFolder
        let places = inputs.map { FilePath.relative($0.path, to: folder, current: current) }
        let paths = Dictionary(zip(inputs.map(\.name), places.map { [$0] }), uniquingKeysWith: +)
        let outputs = rendered.map { file in
            OutputFile(path: file.path, bytes: file.bytes, sources: file.sources.flatMap { paths[$0] ?? [] })
        }
        return Output(folder: folder, files: outputs, inputs: places)
    }

    /// The output folder without steps through folders that are not there: `a/../b` needs no `a`.
    private func place(of folder: String) -> String {
        guard folder.contains(".."), (try? files.target(of: folder)) ?? nil == nil else { return folder }
        return FilePath.normalized(folder)
    }

    /// What is to be done in the folder; nil where that cannot be found out.
    private func plan(_ output: Output, for purpose: OutputPlanner.Purpose) -> OutputPlan? {
        do throws(FileFault) {
            let planner = OutputPlanner(folder: output.folder, files: files, purpose: purpose)
            return try planner.plan(output.files, inputs: output.inputs)
        } catch {
            sink.report(error.whileReading)
            return nil
        }
    }

    /// The same, with all that a run which carries it out has to say.
    private func toldPlan(_ output: Output, for purpose: OutputPlanner.Purpose) -> OutputPlan? {
        let plan = plan(output, for: purpose)
        for diagnostic in plan?.diagnostics ?? [] { sink.report(diagnostic) }
        return plan
    }

    /// Does it. No other run may come between the plan and its end: what it writes would be lost.
    private func write(_ output: Output, for purpose: OutputPlanner.Purpose) -> OutputPlan? {
        guard ending.isFine else { return nil }
        var created: [String] = []
        // Where nothing was written, nothing is left.
        defer { files.removeEmptyFolders(created) }
        do throws(FileFault) {
            if try files.kind(of: output.folder) == nil { created = try files.createFolders(output.folder) }
            // What is no folder cannot be locked; the plan tells.
            guard try files.target(of: output.folder) == .folder else {
                return toldPlan(output, for: purpose)
            }
            var plan: OutputPlan?
            try files.withLock(on: output.folder) { () throws(FileFault) in
                plan = toldPlan(output, for: purpose)
                if let plan, ending.isFine { try OutputWriter(plan, files: files).write() }
            }
            return plan
        } catch {
            sink.report(error.whileWriting(elsewhere: "name another folder with `-o`"))
            return nil
        }
    }

    private var ending: Outcome.Ending { Outcome.Ending(sink, isStrict: request.isStrict) }

    /// Runs a command and gathers what it came to.
    func finish(_ body: () throws(Misuse) -> (text: String?, summary: String?)) -> Outcome {
        do throws(Misuse) {
            let result = try body()
            return Outcome(
                ending: ending, diagnostics: sink.sorted, sources: reader.sources, text: result.text ?? "",
                summary: result.summary)
        } catch {
            return Outcome(ending: .misused(error.message), diagnostics: sink.sorted, sources: reader.sources)
        }
    }
}

extension OutputPlan {
    /// `12 files: 2 written, 10 unchanged`.
    fileprivate var summary: String {
        let counts = self.counts
        let total = counts.written + counts.unchanged
        let parts = [(counts.written, "written"), (counts.unchanged, "unchanged"), (counts.removed, "removed")]
        let text = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
        return "\(total) \(total == 1 ? "file" : "files"): \(text.isEmpty ? "nothing to write" : text)"
    }

    /// What would be done, a line per file that changes.
    fileprivate var listing: String {
        steps.map { step in
            let path = FilePath.join(folder, step.path)
            switch step.change {
            case .create: return "create \(path)\n"
            case .update: return "update \(path)\n"
            case .delete: return "delete \(path)\n"
            case .keep, .refuse, .refuseUpdate, .leave: return ""
            }
        }.joined()
    }
}

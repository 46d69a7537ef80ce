import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldOutput
import ScaffoldRendering

extension Pipeline {
    /// Writes generated code into a folder, or says what it would write.
    package mutating func generate(into folder: String, isForced: Bool, isDry: Bool) -> Outcome {
        finish { run throws(Misuse) in
            guard let plan = try run.plan(for: folder, isForced: isForced) else { return (nil, nil) }
            if run.ending.isFine, !isDry { run.write(plan) }
            guard run.ending.isFine else { return (nil, nil) }
            return (isDry ? plan.listing : nil, plan.summary)
        }
    }

    /// Compares a folder with what `generate` would write there.
    package mutating func check(_ folder: String) -> Outcome {
        var isClean = true
        var outcome = finish { run throws(Misuse) in
            guard let plan = try run.plan(for: folder, isForced: true) else { return (nil, nil) }
            let check = OutputCheck(plan)
            isClean = check.isClean
            return (check.diff, check.summary)
        }
        if case .fine = outcome.ending, !isClean { outcome.ending = .refused }
        return outcome
    }

    /// Says what is wrong with the inputs.
    package mutating func lint() -> Outcome {
        finish { run throws(Misuse) in
            let inputs = run.discover()
            _ = try run.render(inputs)
            let count = run.reader.sources.all.count
            return (nil, run.sink.sorted.isEmpty ? "\(count) \(count == 1 ? "file" : "files"): nothing to say" : nil)
        }
    }

    // MARK: Parts

    /// What is to be done in the output folder; nil where errors leave nothing to compare.
    private mutating func plan(for folder: String, isForced: Bool) throws(Misuse) -> OutputPlan? {
        let inputs = discover()
        let rendered = try render(inputs)
        guard !sink.hasErrors else { return nil }
        let current = files.currentFolder
        let places = inputs.map { FilePath.relative($0.path, to: folder, current: current) }
        let paths = Dictionary(zip(inputs.map(\.name), places.map { [$0] }), uniquingKeysWith: +)
        let outputs = rendered.map { file in
            OutputFile(path: file.path, bytes: Array(file.text.utf8), sources: file.sources.flatMap { paths[$0] ?? [] })
        }
        do throws(FileFault) {
            let planner = OutputPlanner(folder: folder, files: files, isForced: isForced)
            let plan = try planner.plan(outputs, inputs: places)
            for diagnostic in plan.diagnostics { sink.report(diagnostic) }
            return plan
        } catch {
            sink.report(error.whileReading)
            return nil
        }
    }

    private func write(_ plan: OutputPlan) {
        do throws(FileFault) {
            try OutputWriter(plan, files: files).write()
        } catch {
            sink.report(error.whileWriting)
        }
    }

    private var ending: Outcome.Ending { Outcome.Ending(sink, isStrict: request.isStrict) }

    /// Runs a command and gathers what it came to.
    mutating func finish(
        _ body: (inout Pipeline) throws(Misuse) -> (text: String?, summary: String?)
    ) -> Outcome {
        do throws(Misuse) {
            let result = try body(&self)
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
            case .keep, .refuse, .leave: return ""
            }
        }.joined()
    }
}

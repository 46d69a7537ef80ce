import Foundation
import ScaffoldDiagnostics
import ScaffoldPipeline
import TestSupport

/// Schemas in a folder of their own, and the pipeline at work on them.
struct Project {
    let folder: TemporaryFolder

    init(_ files: [String: String] = [:]) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(text, to: path) }
    }

    func path(_ path: String) -> String { folder.url.appending(path: path).path }

    func request(_ inputs: [String] = ["in"], _ change: (inout Request) -> Void = { _ in }) -> Request {
        var request = Request(inputs: inputs.map(path))
        change(&request)
        return request
    }

    /// Generates into `out`, and gives back what it came to.
    @discardableResult
    func generate(
        _ inputs: [String] = ["in"], isForced: Bool = false, _ change: (inout Request) -> Void = { _ in }
    ) -> Outcome {
        let pipeline = Pipeline(request(inputs, change))
        return pipeline.generate(into: path("out"), isForced: isForced, isDry: false)
    }

    func inspect(_ stage: Inspection, _ inputs: [String] = ["in"]) -> Outcome {
        let pipeline = Pipeline(request(inputs))
        return pipeline.inspect(stage)
    }

    /// The generated files, without the manifest.
    var generated: [String] {
        get throws { try folder.files(in: "out").keys.filter { $0 != ".scaffold" }.sorted() }
    }

    func text(_ path: String) throws -> String { try folder.read("out/\(path)") }
}

extension Outcome {
    var isFine: Bool { if case .fine = ending { true } else { false } }

    /// `in/a.yaml:3:5: unknown-key: …` for each diagnostic, the folder of the test left out; then its help.
    func summary(in project: Project) -> [String] {
        let root = project.folder.url.path + "/"
        return diagnostics.flatMap { diagnostic in
            let place =
                switch diagnostic.place {
                case .run: ""
                case .path(let path): path + ": "
                case .span(let span): place(span)
                }
            let help = diagnostic.help.map { ["  " + $0] } ?? []
            return ["\(place)\(diagnostic.code.rawValue): \(diagnostic.message)"] + help
        }.map { $0.replacing(root, with: "") }
    }

    private func place(_ span: SourceSpan) -> String {
        let file = sources[span.file]
        let place = LineIndex(file.bytes).place(of: Int(span.start))
        return "\(file.path):\(place.line):\(place.column): "
    }
}

/// A schema with one model and nothing else.
func model(_ name: String, _ fields: String = "id: int") -> String { "bee: 2\nmodel:\n  \(name): { \(fields) }\n" }

import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource
import TestSupport
import Testing

@testable import ScaffoldOpenAPI

/// The official suite of JSON Schema: the checks that are read from its schemas say of its values what it says.
@Suite(Corpus.isNeeded) struct JSONSchemaSuiteTests {
    private static let drafts: [(folder: String, dialect: Dialect)] = [
        ("draft4", .draft4), ("draft7", .draft7), ("draft2019-09", .draft2019), ("draft2020-12", .draft2020),
    ]

    @Test(arguments: drafts.map(\.folder))
    func requiredTests(folder: String) throws {
        let dialect = try #require(Self.drafts.first { $0.folder == folder }?.dialect)
        var exceptions = JSONSchemaSuiteExceptions.reasons.filter { $0.key.hasPrefix(folder + "/") }
        let path = "suites/json-schema-suite/tests/" + folder
        for name in try Corpus.names(in: path) where name.hasSuffix(".json") {
            for failure in try Self.failures(path + "/" + name, dialect) {
                let id = "\(folder)/\(name): \(failure)"
                if exceptions.removeValue(forKey: id) == nil { Issue.record("\(id)") }
            }
        }
        for exception in exceptions.keys.sorted() { Issue.record("no exception any more: \(exception)") }
    }

    /// The tests of a file whose verdict is not the suite's: group, then test.
    private static func failures(_ path: String, _ dialect: Dialect) throws -> [String] {
        let sink = DiagnosticSink()
        var sources = SourceFiles()
        let file = sources.add(SourceFile(path: path, bytes: try Corpus.bytes(path)))
        let root = try #require(DocumentReader.read(file, in: sources, into: sink)?.root)
        var failures: [String] = []
        let remotes = try remotes(for: dialect, into: &sources)
        for (index, group) in root.items.enumerated() {
            guard let schema = group["schema"], let tests = group["tests"] else { continue }
            let reading = Reading(sink: DiagnosticSink()) { _ in .missing }
            let id = reading.model.add(DocumentDeclaration(path: path, span: root.span))
            for (address, root) in remotes {
                reading.references.add(OpenAPIDocument(path: address, root: root, dialect: dialect, id: id))
            }
            let document = OpenAPIDocument(path: "group\(index).json", root: schema, dialect: dialect, id: id)
            reading.references.add(document)
            let use = reading.schemas.use(of: document.location, named: .declared("Root"))
            guard case .check(let check) = use.type.constraints.first?.rule else { continue }
            let evaluator = CheckEvaluator(model: reading.model)
            for test in tests.items {
                guard let data = test["data"], let isValid = test["valid"]?.bool else { continue }
                if evaluator.admits(ModelValue(data), check) != isValid {
                    failures.append("\(group["description"]?.text ?? ""): \(test["description"]?.text ?? "")")
                }
            }
        }
        return failures
    }

    /// The documents that the suite expects at `localhost:1234`.
    private static func remotes(for dialect: Dialect, into sources: inout SourceFiles) throws -> [(String, Node)] {
        let own = drafts.first { $0.dialect == dialect }?.folder ?? ""
        var found: [(String, Node)] = []
        func visit(_ folder: String, _ sources: inout SourceFiles) throws {
            let path = "suites/json-schema-suite/remotes" + folder
            for name in try Corpus.names(in: path) {
                if name.hasSuffix(".json") {
                    let file = sources.add(SourceFile(path: name, bytes: try Corpus.bytes(path + "/" + name)))
                    guard let document = DocumentReader.read(file, in: sources, into: DiagnosticSink()) else {
                        continue
                    }
                    found.append(("http://localhost:1234\(folder)/\(name)", document.root))
                } else if !name.hasPrefix("draft") && name != "v1" || name == own {
                    try visit(folder + "/" + name, &sources)
                }
            }
        }
        try visit("", &sources)
        return found
    }
}

/// What the suite demands and the reader does not do, each with its reason.
enum JSONSchemaSuiteExceptions {
    static let reasons: [String: String] = {
        var reasons: [String: String] = [:]
        let metaschema = "the metaschema is a remote document"
        for draft in ["draft4", "draft7"] {
            reasons[draft + "/definitions.json: validate definition against metaschema: invalid definition schema"] =
                metaschema
        }
        for draft in ["draft2019-09", "draft2020-12"] {
            reasons[draft + "/defs.json: validate definition against metaschema: invalid definition schema"] =
                metaschema
            reasons[
                draft + "/vocabulary.json: schema that uses custom metaschema with with no validation vocabulary: "
                    + "no validation: invalid number, but it still validates"] = "vocabularies cannot be switched off"
        }
        for draft in ["draft4", "draft7", "draft2019-09", "draft2020-12"] {
            reasons[draft + "/ref.json: remote ref, containing refs itself: remote ref invalid"] = metaschema
        }
        return reasons
    }()
}

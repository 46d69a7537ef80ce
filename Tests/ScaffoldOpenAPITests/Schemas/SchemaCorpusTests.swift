import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource
import TestSupport
import Testing

@testable import ScaffoldOpenAPI

/// Every named schema of every real description is read: no trap, no error, and what is reported is known.
@Suite(Corpus.isNeeded) struct SchemaCorpusTests {
    @Test func realDescriptions() throws {
        for name in try Corpus.names(in: "openapi") where name.hasSuffix(".json") || name.hasSuffix(".yaml") {
            let (types, warnings, errors) = try Self.read("openapi/" + name)
            #expect(errors == [], "\(name)")
            #expect(warnings == Self.warnings[name] ?? "", "\(name)")
            #expect(types > 0 || name == "tomtom.yaml", "\(name)")
        }
    }

    /// What is wrong with the schemas of each document, by kind; a document that is not here has nothing wrong.
    private static let warnings: [String: String] = [
        "1password-local.yaml": "misplaced-constraint 2",
        "adyen-balanceplatform-v2.json": "misplaced-constraint 2, other-version 1",
        "adyen-checkout-v72.yaml": "misplaced-constraint 2, other-version 2",
        "box-2025.json": "misplaced-constraint 9",
        "box.json": "misplaced-constraint 2, undescribed-property 6",
        "clerk.yaml": "undescribed-property 3",
        "docker-engine-1.55.yaml": "undescribed-property 1",
        "keycloak-23.json": "missing-key 2",
        "kubernetes-apps-v1.json": "invalid-default 16",
        "kubernetes-batch-v1.json": "invalid-default 7",
        "kubernetes-networking-v1alpha1.json": "invalid-default 1",
        "meilisearch.json": "invalid-default 1",
        "openai.json":
            "ambiguous-union 10, conflicting-schemas 1, duplicate-value 4, invalid-default 12, misplaced-constraint 2, "
            + "other-version 120, undescribed-property 12, unknown-key 3",
        "openai.yaml":
            "ambiguous-union 10, conflicting-schemas 1, duplicate-value 4, invalid-default 12, misplaced-constraint 2, "
            + "other-version 120, undescribed-property 12, unknown-key 3",
        "paypal-checkout-orders-v2.json": "other-version 6",
        "square.json": "undescribed-property 1, unresolved-reference 5",
        "stripe-2017-swagger.json": "missing-key 12, other-version 973",
        "superset.json": "missing-key 1",
        "tbx.json": "wrong-kind 4",
        "tinkoff.json": "undescribed-property 1",
        "weaviate.json": "other-version 6",
        "xero-accounting.yaml": "invalid-default 23, other-version 27",
        "xero-files.yaml": "undescribed-property 5",
        "xero-projects.yaml": "misplaced-constraint 1, other-version 11",
    ]

    private static func read(_ path: String) throws -> (types: Int, warnings: String, errors: [String]) {
        let sink = DiagnosticSink()
        var sources = SourceFiles()
        let file = sources.add(SourceFile(path: path, bytes: try Corpus.bytes(path)))
        let root = try #require(DocumentReader.read(file, in: sources, into: sink)?.root)
        let version = try #require(root["openapi"] ?? root["swagger"])
        let dialect = try #require(Dialect(openAPIVersion: version.text))
        let reading = Reading(sink: sink) { _ in .missing }
        let id = reading.model.add(DocumentDeclaration(path: path, span: root.span))
        let mark = reading.model.mark
        let document = OpenAPIDocument(path: path, root: root, dialect: dialect, id: id)
        reading.references.add(document)
        if let schemas = document.location["components"]?["schemas"] ?? document.location["definitions"] {
            reading.schemas.declare(all: schemas)
        }
        reading.model.check(since: mark, policy: .degrade, reporting: sink)
        let errors = sink.sorted.filter { $0.severity == .error }.map(\.message)
        let codes = Dictionary(grouping: sink.sorted.filter { $0.severity == .warning }, by: \.code.rawValue)
        let warnings = codes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.count)" }.joined(separator: ", ")
        return (reading.model.types.count, warnings, errors)
    }
}

import Foundation
import ScaffoldDiagnostics
import ScaffoldRendering

@testable import ScaffoldOpenAPI
@testable import ScaffoldPipeline

/// A document with one key in «marks», which is left out to see what it does, and the versions that it is written for.
///
/// Words in capitals stand for what each version writes in its own way; `@A` is the reference to the schema `A`.
struct SupportFixture: Sendable {
    /// What comes of the key: other code, or the same code and a word about it.
    enum Effect: Sendable {
        case code, diagnostic
    }

    let key: String
    let dialects: Set<Dialect>
    let effect: Effect
    private let text: String
    /// What `scaffold.yaml` says beside it.
    private let configuration: String

    /// The key is the one that the marked text begins with.
    init(_ text: String, for dialects: Set<Dialect>, effect: Effect = .code, configuration: String = "{}") {
        let marked = text.split(separator: "«").last ?? ""
        key = marked.prefix { $0 != ":" }.filter { $0 != "'" }
        (self.dialects, self.effect) = (dialects, effect)
        (self.text, self.configuration) = (text, configuration)
    }

    /// What a run came to: generated Swift and diagnostics, each as text.
    struct Result {
        let swift: [String: String]
        let said: [String]
    }

    /// What comes of the document in a version, with the key and without it.
    func results(in dialect: Dialect) throws -> (with: Result, without: Result) {
        let text = dialect.words.reduce(text) { $0.replacing($1.word, with: $1.text) }
        return (
            try run(text.replacing(/[«»]/, with: ""), dialect), try run(text.replacing(/«[^»]*»/, with: ""), dialect)
        )
    }

    private func run(_ text: String, _ dialect: Dialect) throws -> Result {
        let project = try Project(["in/a.yaml": text, "in/scaffold.yaml": configuration])
        let pipeline = Pipeline(project.request())
        let files = try pipeline.render(pipeline.discover())
        let swift = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return Result(swift: Dictionary(uniqueKeysWithValues: swift), said: pipeline.sink.sorted.map(\.message))
    }
}

extension Dialect {
    /// What the words of fixtures stand for, in the order in which they are replaced.
    fileprivate var words: [(word: String, text: String)] {
        [
            ("PATHS", "paths: { /a: { get: { OK } } }"),
            ("SCHEMES", "SECURED: { s: { type: apiKey, in: query, name: k } } CLOSED"),
            ("OK", "responses: { 200: { description: D } }"),
            ("HEAD", "VERSION, info: { title: T, version: '1' }"),
        ] + ownWords
    }

    private var ownWords: [(word: String, text: String)] {
        switch self {
        case .swagger2:
            [
                ("VERSION", "swagger: '2.0'"), ("SECURED", "securityDefinitions"), ("CLOSED", ""), ("TYPE:", "type:"),
                ("END", ""), ("DISCRIMINATOR", "b"), ("@", "#/definitions/"),
            ]
        case .openAPI30, .openAPI31, .openAPI32:
            [
                ("VERSION", "openapi: \(name.suffix(3)).0"), ("SECURED", "components: { securitySchemes"),
                ("CLOSED", "}"), ("TYPE:", "schema: { type:"), ("END", "}"),
                ("DISCRIMINATOR", "{ propertyName: b }"), ("@", "#/components/schemas/"),
            ]
        case .draft4: draft("http://json-schema.org/draft-04/schema#", "definitions")
        case .draft6: draft("http://json-schema.org/draft-06/schema#", "definitions")
        case .draft7: draft("http://json-schema.org/draft-07/schema#", "definitions")
        case .draft2019: draft("https://json-schema.org/draft/2019-09/schema", "$defs")
        case .draft2020: draft("https://json-schema.org/draft/2020-12/schema", "$defs")
        }
    }

    private func draft(_ address: String, _ definitions: String) -> [(word: String, text: String)] {
        [("VERSION", "$schema: '\(address)'"), ("DEFINITIONS", definitions), ("@", "#/\(definitions)/")]
    }

    static let openAPI: Set<Dialect> = [.swagger2, .openAPI30, .openAPI31, .openAPI32]
    static let since30 = openAPI.subtracting([.swagger2])
    static let since31: Set<Dialect> = [.openAPI31, .openAPI32]
}

import ScaffoldDiagnostics
import ScaffoldModel
import TestSupport
import Testing

/// Every operation and webhook that a description of the corpus has becomes a message: none is lost in silence.
@Suite(Corpus.isNeeded) struct CorpusOperationsTests {
    /// Descriptions whose messages are not as many as the operations that the list of the corpus counts, which follows
    /// no reference; and why.
    private static let exceptions: [String: (messages: Int, reason: String)] = [
        "openapi-edge/mermade/resolution/twolevel/index.yaml": (1, "a path item is in another file"),
        "openapi-edge/negative/mermade/3.0-pathitem-property.yaml": (0, "`GET` is no key; reported"),
        "openapi-edge/negative/swagger-parser/invalid/newer-version.yaml": (0, "Swagger 3.0 is refused"),
        "openapi-edge/negative/swagger-parser/invalid/old-version.yaml": (0, "Swagger 1.2 is refused"),
        "openapi-edge/negative/swagger-parser/validate-schema/ref-to-invalid-path.yaml": (
            1, "a path item refers to what is none; reported"
        ),
        "openapi-edge/oapi-codegen/references/external/path_item_refs/foo-service.yaml": (
            1, "a path item is in another file"
        ),
        "openapi-edge/oapi-codegen/references/external/path_item_response_qualification/spec-base.yaml": (
            2, "path items are in another file"
        ),
        "openapi-edge/ogen/file_reference.yml": (2, "a path item is in another file"),
        "openapi-edge/ogen/referenced_pathItem.json": (1, "a path item is a component"),
    ]

    @Test func noneIsLost() throws {
        let manifest = String(decoding: try Corpus.bytes("MANIFEST.tsv"), as: UTF8.self)
        var unused = Set(Self.exceptions.keys)
        var seen = 0
        for line in manifest.split(separator: "\n") {
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count > 7, fields[0].hasPrefix("openapi"), let operations = Int(fields[6]) else { continue }
            let path = String(fields[0])
            let folder = path.split(separator: "/").dropLast().joined(separator: "/")
            let read = Described(try Corpus.bytes(path), path: String(path.dropFirst(folder.count + 1))) {
                try? Corpus.bytes(folder + "/" + $0)
            }
            let count = read.model.messages.count { message in
                if case .callback = message.kind { false } else { true }
            }
            let exception = Self.exceptions[path]
            #expect(count == exception?.messages ?? operations, "\(path) \(exception?.reason ?? "")")
            if exception != nil, count != operations { unused.remove(path) }
            seen += 1
        }
        #expect(seen > 250)
        #expect(unused.isEmpty, "these are exceptions no more")
    }
}

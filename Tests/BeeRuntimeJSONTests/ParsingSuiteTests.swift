import BeeRuntime
import TestSupport
import Testing

/// The suite of "Parsing JSON is a minefield": `y_` must be read, `n_` must be refused, `i_` is for each reader to decide.
@Suite(Corpus.isNeeded) struct ParsingSuiteTests {
    private static let folder = "suites/json-parsing-suite/nst/test_parsing"

    /// What this reader decides in every mode; every other `i_` is refused, halves of surrogate pairs among them.
    private static let accepted: Set<String> = [
        "i_number_double_huge_neg_exp.json", "i_number_huge_exp.json", "i_number_neg_int_huge_exp.json",
        "i_number_pos_double_huge_exp.json", "i_number_real_neg_overflow.json", "i_number_real_pos_overflow.json",
        "i_number_real_underflow.json", "i_number_too_big_neg_int.json", "i_number_too_big_pos_int.json",
        "i_number_very_big_negative_int.json", "i_structure_500_nested_arrays.json",
        "i_structure_UTF-8_BOM_empty_object.json",
    ]

    @Test func everyFileIsReadOrRefused() throws {
        let names = try Corpus.names(in: Self.folder)
        #expect(names.count > 300)
        for name in names {
            let bytes = try Corpus.bytes("\(Self.folder)/\(name)")
            let strict = isRead(bytes, .strict)
            let tolerant = isRead(bytes, .tolerant)
            switch name.prefix(2) {
            case "y_": #expect(strict && tolerant, "\(name)")
            case "n_": #expect(!strict && !tolerant, "\(name)")
            default:
                #expect(strict == Self.accepted.contains(name), "\(name)")
                #expect(tolerant == strict, "\(name)")
            }
        }
    }

    private func isRead(_ bytes: [UInt8], _ mode: DecodingMode) -> Bool {
        (try? JSONDecoding.read(JSONValue.self, from: bytes, options: .init(mode: mode))) != nil
    }

    /// Skipping checks the same grammar as reading does.
    @Test func skippedValuesAreCheckedToo() throws {
        struct Skipped: JSONType {
            private static let keys = JSONKeys("nothing")
            init(from r: inout JSONReader) {
                r.begin(Self.keys)
                r.close()
            }
            func encode(to w: inout JSONWriter) { w.null() }
        }
        for name in try Corpus.names(in: Self.folder) {
            // A text that ends or closes too early may become whole with what is put around it.
            let bytes = try Corpus.bytes("\(Self.folder)/\(name)")
            let wrapped = Array("{\"a\":[".utf8) + bytes + Array("]}".utf8)
            let isRead = (try? JSONDecoding.read(JSONValue.self, from: wrapped)) != nil
            #expect(((try? JSONDecoding.read(Skipped.self, from: wrapped)) != nil) == isRead, "\(name)")
        }
    }

    @Test(arguments: ["canada.json", "citm_catalog.json", "twitter.json"])
    func realDocumentsComeBack(name: String) throws {
        let value = try JSONDecoding.read(
            JSONValue.self, from: Corpus.bytes("suites/json-parsing-suite/nativejson/\(name)"))
        #expect(try read(JSONValue.self, value.description) == value)
    }
}

import BeeRuntime
import TestSupport
import Testing

/// The cases of the JSON Schema test suite for formats.
@Suite(Corpus.isNeeded) struct FormatSuiteTests {
    private static let folder = "suites/json-schema-suite/tests/draft2020-12/optional/format"

    /// Files of formats that are not checked.
    private static let unchecked: Set<String> = [
        // Needs the tables of IDNA 2008, which Foundation does not offer.
        "idn-hostname.json"
    ]

    /// Cases that this library decides otherwise: encoded labels whose decoded text breaks IDNA 2008, by the same tables.
    private static let exceptions = [
        "Arabic-Indic digits mixed with Extended Arabic-Indic digits: xn--ngb6iyr",
        "Begins with a Nonspacing Mark: xn--hello-zed",
        "Begins with a Spacing Combining Mark: xn--hello-txk",
        "Begins with an Enclosing Mark: xn--hello-6bf",
        "Exceptions that are DISALLOWED, left-to-right chars: xn--07jceefgh4c",
        "Exceptions that are DISALLOWED, right-to-left chars: xn--chb89f",
        "Greek KERAIA not followed by Greek: xn--S-jib3p",
        "Greek KERAIA not followed by anything: xn--wva3j",
        "Hebrew GERESH not preceded by Hebrew: xn--A-2hc5h",
        "Hebrew GERESH not preceded by anything: xn--5db1e",
        "Hebrew GERSHAYIM not preceded by Hebrew: xn--A-2hc8h",
        "Hebrew GERSHAYIM not preceded by anything: xn--5db3e",
        "KATAKANA MIDDLE DOT with no Hiragana, Katakana, or Han: xn--defabc-k64e",
        "KATAKANA MIDDLE DOT with no other characters: xn--vek",
        "MIDDLE DOT with no following 'l': xn--la-0ea",
        "MIDDLE DOT with no preceding 'l': xn--al-0ea",
        "MIDDLE DOT with nothing following: xn--l-gda",
        "MIDDLE DOT with nothing preceding: xn--l-fda",
        "ZERO WIDTH JOINER not preceded by Virama: xn--11b2er09f",
        "ZERO WIDTH JOINER not preceded by anything: xn--02b508i",
        "contains \"--\" in the 3rd and 4th position: XN--aa---o47jg78q",
        "contains illegal char U+302E Hangul single dot tone mark: xn--07jt112bpxg.xn--9t4b11yi5a",
        "invalid Punycode: xn--X",
    ].map { "hostname.json: \($0)" }

    @Test func everyCaseIsDecidedAsTheSuiteSays() throws {
        var failed: Set<String> = []
        for file in try Corpus.names(in: Self.folder) where !Self.unchecked.contains(file) {
            let groups = try JSONDecoding.read([JSONValue].self, from: Corpus.bytes("\(Self.folder)/\(file)"))
            for group in groups {
                guard let format = group["schema"]?["format"]?.string else { continue }
                for test in group["tests"]?.array ?? [] {
                    guard let text = test["data"]?.string, let isValid = test["valid"]?.bool else { continue }
                    if StringFormat(format).matches(text) != isValid {
                        failed.insert("\(file): \(test["description"]?.string ?? ""): \(text)")
                    }
                }
            }
        }
        #expect(failed.sorted() == Self.exceptions.sorted())
    }
}

import Testing

@testable import ScaffoldOpenAPI

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@Suite struct SupportTableTests {
    @Test func everyKeywordHasOneRow() {
        for keyword in Keyword.allCases {
            #expect(SupportTable.rows.count { $0.keyword == keyword } == 1, "\(keyword)")
            #expect(SupportTable.entries[keyword.rawValue]?.keyword == keyword)
        }
    }

    @Test(arguments: SupportTable.rows)
    func aValueOfTheWrongKindIsReportedAndLeftOut(row: KeywordSupport) throws {
        let wrong: String
        switch row.value {
        case .any, .special: return
        case .text: wrong = "[]"
        case .boolean, .number, .count, .schema, .schemas, .namedSchemas, .texts, .values, .mapping: wrong = "text"
        }
        let dialect = try #require(row.dialects.sorted().last)
        let reading = SchemaReading(schemas: "A: {'\(row.keyword.rawValue)': \(wrong)}", dialect)
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.first?.contains("warning wrong-kind: `\(row.keyword.rawValue)` must be") == true)
    }

    @Test func loosenedKeywordsSaySo() {
        for row in SupportTable.rows where row.level == .loosened {
            let reading = SchemaReading(schemas: "A: {\(row.keyword.rawValue): {type: string}}", .openAPI31)
            #expect(reading.diagnostics.first?.contains("unsupported-keyword") == true, "\(row.keyword)")
        }
    }

    /// `SCAFFOLD_RECORD=1` writes the page anew, and fails all the same.
    @Test func thePageIsTheTable() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Documentation/OpenAPISupport.md")
        if ProcessInfo.processInfo.environment["SCAFFOLD_RECORD"] != nil {
            try Data(SupportPage.text.utf8).write(to: file)
            Issue.record("recorded")
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text == SupportPage.text)
    }
}

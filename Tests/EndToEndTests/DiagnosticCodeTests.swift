import ScaffoldDiagnostics
import Testing

/// Every kind of diagnostic is shown by a case, so that somebody has read what it says.
@Suite struct DiagnosticCodeTests {
    @Test func everyKindHasACase() throws {
        let said = try Case.all.compactMap { try $0.text("diagnostics.txt") }.joined()
        for code in DiagnosticCode.allCases {
            #expect(said.contains("[\(code.rawValue)]\n"), "\(code.rawValue)")
        }
    }
}

import ScaffoldDiagnostics
import Testing

/// Every kind of diagnostic is shown by a case, so that somebody has read what it says.
@Suite struct DiagnosticCodeTests {
    /// Kinds without a case, and why. One that has a case after all fails the test.
    private static let exceptions: [DiagnosticCode: String] = [:]

    @Test func everyKindHasACase() throws {
        let said = try Case.all.compactMap { try $0.text("diagnostics.txt") }.joined()
        for code in DiagnosticCode.allCases {
            let isShown = said.contains("[\(code.rawValue)]\n")
            let isException = Self.exceptions[code] != nil
            #expect(isShown != isException, "\(code.rawValue)")
        }
    }
}

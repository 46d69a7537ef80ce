import ScaffoldDiagnostics
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

struct DocumentationTests {
    /// Documentation/Diagnostics.md has one row for each code, in the order of the list, and no other.
    @Test func everyCodeIsExplained() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let page = try String(contentsOf: root.appending(path: "Documentation/Diagnostics.md"), encoding: .utf8)
        let codes = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { $0.split(separator: "`")[1] }
        #expect(codes.map(String.init) == DiagnosticCode.allCases.map(\.rawValue))
    }
}

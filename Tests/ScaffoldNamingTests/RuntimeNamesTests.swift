import Foundation
import Testing

@testable import ScaffoldNaming

@Suite struct RuntimeNamesTests {
    /// The list is what the runtime's sources declare.
    @Test func theListIsWhatTheRuntimeHas() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/BeeRuntime")
        let declaration = /(?m)^(?:public|open) (?:final )?(?:class|struct|enum|protocol|actor|typealias) (\w+)/
        var names: Set<String> = []
        let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            names.formUnion(text.matches(of: declaration).map { String($0.1) })
        }
        #expect(RuntimeNames.all == names)
    }
}

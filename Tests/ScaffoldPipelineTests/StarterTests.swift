import ScaffoldDiagnostics
import TestSupport
import Testing

@testable import ScaffoldPipeline

/// What `scaffold init` writes tells everything that can be configured, and is right.
@Suite struct StarterTests {
    private var lines: [String] { Starter.configuration.split(separator: "\n").map(String.init) }

    @Test(arguments: ConfigurationReader.keys)
    func namesEveryKeyWithAComment(_ key: String) {
        let named = lines.filter { $0.hasPrefix("\(key):") || $0.hasPrefix("# \(key):") }
        #expect(named.count == 1)
    }

    @Test(arguments: ConfigurationReader.documentKeys + ConfigurationReader.selectionKeys)
    func namesEveryKeyOfADocument(_ key: String) {
        #expect(Starter.configuration.contains("\(key):"))
    }

    /// The example is what a person gets who takes every comment sign away.
    @Test func theExamplesAreRight() throws {
        let start = try #require(lines.firstIndex { $0.contains("no default") })
        let examples = lines[..<start] + lines[(start + 1)...].map { String($0.dropFirst(2)) }
        let project = try Project(["in/scaffold.yaml": examples.joined(separator: "\n")])
        let pipeline = Pipeline(project.request())
        _ = try pipeline.configure()
        #expect(pipeline.sink.sorted.map(\.message) == [])
    }

    @Test func whatIsNotCommentedOutIsTheDefault() throws {
        let project = try Project(["in/scaffold.yaml": Starter.configuration])
        let pipeline = Pipeline(project.request())
        let configuration = try pipeline.configure()
        #expect(String(describing: configuration) == String(describing: Configuration()))
    }
}

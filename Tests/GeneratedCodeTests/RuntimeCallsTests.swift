import Foundation
import Testing

/// Documentation/GeneratedCode.md names what generated code calls. Here it is held against what the runtime declares and
/// what the golden files call; no name of a call stands here.
@Suite struct RuntimeCallsTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The types of the runtime by what their values are called in generated code.
    private static let receivers = [
        "v": ["Validator"], "w": ["JSONWriter"], "r": ["JSONReader", "HTTPRequestWriter", "ResponseReader"],
        "h": ["HeaderReader"],
    ]

    private let guide: Guide
    private let runtime: [String: Set<Call>]

    init() throws {
        let page = Self.root.appending(path: "Documentation/GeneratedCode.md")
        guide = Guide(text: try String(contentsOf: page, encoding: .utf8))
        runtime = Call.declared(in: try Self.text("Sources/BeeRuntime"))
    }

    @Test(arguments: ["JSONReader", "Validator", "HTTPRequestWriter", "ResponseReader"])
    func whatTheGuideListsIsDeclared(type: String) throws {
        let declared = try #require(runtime[type])
        let listed = guide.listed(of: type)
        #expect(listed.count > 5)
        for call in listed { #expect(declared.contains { $0.answers(call) }, "\(type) has no \(call)") }
    }

    /// A call on `v`, `w`, `r` or `h`, in a sentence or in a piece of code.
    @Test(arguments: receivers) func whatTheGuideShowsIsDeclared(name: String, types: [String]) {
        let declared = Set(types.flatMap { runtime[$0, default: []] }.map(\.name))
        #expect(Guide.calls(on: name, in: guide.text).subtracting(declared).isEmpty)
    }

    /// All that a validator does is for generated code.
    @Test func everyCallOfTheValidatorIsListed() throws {
        let listed = guide.listed(of: "Validator")
        for call in try #require(runtime["Validator"]) where call.labels != nil {
            #expect(listed.contains { call.answers($0) } || guide.text.contains("v.\(call.name)("), "\(call)")
        }
    }

    /// Writers have the names of readers.
    @Test(arguments: receivers) func whatGeneratedCodeCallsIsInTheGuide(name: String, types: [String]) throws {
        let sections = types + (types.contains("JSONWriter") ? ["JSONReader"] : [])
        let listed = Set(sections.flatMap(guide.listed).map(\.name)).union(Guide.calls(on: name, in: guide.text))
        let called = Guide.calls(on: name, in: try Self.text("Tests/Goldens") + Self.text("Tests/EndToEndTests/Cases"))
        #expect(called.count > 1)
        #expect(called.subtracting(listed).isEmpty)
    }

    /// All Swift files of a folder.
    private static func text(_ folder: String) throws -> String {
        let folder = root.appending(path: folder)
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        return try files.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    }
}

/// A call, or a property: its name and the labels of its arguments.
private struct Call: Hashable, CustomStringConvertible {
    let name: String
    /// `_:at:_:`; nil for a property, and for a call that is named without.
    let labels: String?

    var description: String { name + (labels.map { "(\($0))" } ?? "") }

    /// Whether this declaration is meant by a call that may leave out its last arguments.
    func answers(_ call: Call) -> Bool {
        name == call.name && (call.labels.map { labels?.hasPrefix($0) ?? false } ?? true)
    }

    /// What every type of the runtime declares for others.
    static func declared(in text: String) -> [String: Set<Call>] {
        var calls: [String: Set<Call>] = [:]
        let block = /(?m)^(?:public |@\w+ |final )*(?:extension|struct|class|enum) (\w+)[^\n]*\{\n([\s\S]*?)^\}/
        let member =
            /(?m)^ {4}(?:@\w+ )*public (?:(?:static|mutating|consuming) )*(?:func|var|let) (\w+)(?:<[^>\n]*>)?(?:\(([\s\S]*?)\)(?: |$))?/
        for found in text.matches(of: block) {
            calls[String(found.1), default: []].formUnion(
                found.2.matches(of: member).map { Call(name: String($0.1), labels: $0.2.map(labels)) })
        }
        return calls
    }

    /// `_:at:` of `_ value: Int, at key: StaticString? = nil`.
    private static func labels(_ parameters: Substring) -> String {
        parameters.matches(of: /(?:^|,)\s*(\w+)(?: \w+)?:/).map { "\($0.1):" }.joined()
    }
}

/// The page.
private struct Guide {
    let text: String

    /// The calls that the section of a type lists: in the first column of its table or, without one, in its text.
    func listed(of type: String) -> [Call] {
        let sections = text.components(separatedBy: "\n## ").flatMap { $0.components(separatedBy: "\n### ") }
        let lines = (sections.first { $0.prefix { $0 != "\n" }.contains("`\(type)`") } ?? "").split(separator: "\n")
        let cells = lines.filter { $0.hasPrefix("| ") }.map { $0.split(separator: "|")[0] }
        let spans = (cells.isEmpty ? lines : cells).flatMap { $0.matches(of: /`([^`]+)`/).map(\.1) }
        return spans.reduce(into: []) { $0 += Self.calls($1, after: $0) }
    }

    /// The calls that a piece of code stands for. `optionalString … optionalDouble (_ i)` is one for each name before it
    /// from `string` to `double`.
    private static func calls(_ code: Substring, after others: [Call]) -> [Call] {
        guard let match = code.wholeMatch(of: /([a-z]\w*(?: (?:…|\w+))*) ?(?:\((.*)\).*|\{.*)?/) else { return [] }
        var names = match.1.split(separator: " ").map(String.init)
        if names.count == 3, names[1] == "…" {
            let stem = names[0].commonPrefix(with: names[2])
            let plain = [names[0], names[2]].map { $0.dropFirst(stem.count).lowercased() }
            if let first = others.firstIndex(where: { $0.name == plain[0] }),
                let last = others.firstIndex(where: { $0.name == plain[1] })
            {
                names = others[first...last].map { stem + $0.name.prefix(1).uppercased() + $0.name.dropFirst() }
            }
        }
        let labels = match.2.flatMap { $0.contains(/^(?:\w+:)+/) ? $0.matches(of: /\w+:/).map(\.0).joined() : nil }
        return names.map { Call(name: $0, labels: labels) }
    }

    /// The names of what is called on a variable.
    static func calls(on variable: String, in text: String) -> Set<String> {
        let calls = text.matches(of: /\b([vwrh])\.(\w+)(?:\(| \{)/)
        return Set(calls.filter { $0.1 == variable }.map { String($0.2) })
    }
}

import Foundation
import TestSupport
import Testing

@testable import ScaffoldRendering

/// The mustache specification's own tests, for the parts of it that templates have.
@Suite("Mustache specification", Corpus.isNeeded)
struct MustacheSpecTests {
    /// What is different on purpose. A test named here must fail.
    static let exceptions: [String: String] = {
        let escaping = "the output is not HTML: nothing is escaped"
        let misses = "a name that no view has is an error"
        return [
            "interpolation/HTML Escaping": escaping,
            "interpolation/Implicit Iterators - HTML Escaping": escaping,
            "sections/Implicit Iterator - HTML Escaping": escaping,
            "interpolation/Basic Context Miss Interpolation": misses,
            "interpolation/Triple Mustache Context Miss Interpolation": misses,
            "interpolation/Ampersand Context Miss Interpolation": misses,
            "interpolation/Dotted Names - Broken Chains": misses,
            "interpolation/Dotted Names - Broken Chain Resolution": misses,
            "interpolation/Dotted Names - Context Precedence": misses,
            "interpolation/Dotted Names are never single keys": misses,
            "inverted/Context Misses": misses,
            "inverted/Dotted Names - Broken Chains": misses,
            "sections/Context Misses": misses,
            "sections/Dotted Names - Broken Chains": misses,
            "partials/Failed Lookup": "a partial that is not there is an error",
        ]
    }()

    @Test(arguments: ["comments", "delimiters", "interpolation", "inverted", "partials", "sections"])
    func suite(_ name: String) throws {
        let data = try Data(contentsOf: Corpus.url("suites/mustache-spec/\(name).json"))
        let suite = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let tests = try #require(suite["tests"] as? [[String: Any]])
        #expect(!tests.isEmpty)
        for test in tests {
            let title = try #require(test["name"] as? String)
            let isRight = try output(of: test) == test["expected"] as? String
            if let reason = Self.exceptions["\(name)/\(title)"] {
                #expect(!isRight, "\(title) passes, and is listed as an exception: \(reason)")
            } else {
                #expect(isRight, "\(title): \((try? output(of: test)) ?? "an error")")
            }
        }
    }

    private func output(of test: [String: Any]) throws -> String? {
        var sources = [
            TemplateCatalog.Source(name: "test", bytes: Array((test["template"] as? String ?? "").utf8))
        ]
        for (name, text) in test["partials"] as? [String: String] ?? [:] {
            sources.append(TemplateCatalog.Source(name: name, bytes: Array(text.utf8)))
        }
        do {
            return String(
                decoding: try TemplateCatalog(sources).render("test", Self.value(test["data"] ?? [:])), as: UTF8.self)
        } catch {
            return nil
        }
    }

    private static func value(_ json: Any) -> TemplateValue {
        switch json {
        case let object as [String: Any]:
            view(of: object)
        case let list as [Any]: .list(list.map(value))
        case let text as String: .text(text)
        case let number as NSNumber where CFBooleanCheck.isBoolean(number): .flag(number.boolValue)
        case let number as NSNumber: .text("\(number)")
        default: .text("")
        }
    }

    private static func view(of object: [String: Any]) -> TemplateValue {
        let values = object.values.map(value)
        return .view(TemplateView(keys: object.keys.map { TemplateKey($0) }) { values[$0] })
    }
}

private enum CFBooleanCheck {
    /// JSON's `true` and `1` both come as numbers; only the former's type is `c`.
    static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

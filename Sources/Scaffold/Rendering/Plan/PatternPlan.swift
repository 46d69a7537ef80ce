import ScaffoldModel

/// The regular expressions of one type as declarations.
enum PatternPlan {
    static func declarations(_ patterns: [ECMAPattern]) -> [String] {
        patterns.enumerated().map { index, pattern in
            let original = pattern.icu == pattern.text ? "" : ", ecma: \(SwiftLiteral.raw(pattern.text))"
            return
                "private static let pattern\(index) = BeeRuntime.Pattern(\(SwiftLiteral.raw(pattern.icu))\(original))"
        }
    }
}

/// A regular expression of ECMA-262 as JSON Schema means it: with the `u` flag, not anchored.
///
/// What reads is well-formed (ECMA-262 2024, section 22.2.1), and has an ICU pattern that matches the same texts.
package struct ECMAPattern: Hashable, Sendable {
    /// Why a pattern cannot be used.
    package struct Failure: Error, Hashable, Sendable {
        package let message: String
        /// Where in the pattern, in bytes of its UTF-8.
        package let offset: Int
        /// The next step.
        package let help: String?
    }

    /// The pattern as the document has it.
    package let text: String
    /// The same for `NSRegularExpression` without options.
    package let icu: String

    /// Reads and translates a pattern; fails at the first place that is not ECMA-262, or that ICU has no words for.
    package init(_ text: String) throws(Failure) {
        var parser = ECMAPatternParser(text)
        let term = try parser.parse()
        var translator = ECMAPatternTranslator(names: parser.names)
        self.text = text
        // `NSRegularExpression` refuses the empty pattern.
        icu = text.isEmpty ? "(?:)" : try translator.translate(term)
    }

    /// Whether it matches somewhere in a text; nil where finding out would take too much, or it refers back to a group.
    package func matches(_ text: String) -> Bool? {
        var parser = ECMAPatternParser(self.text)
        guard let term = try? parser.parse(), let program = try? ECMAPatternProgram(term) else { return nil }
        var matcher = ECMAPatternMatcher(text)
        return try? matcher.matches(program)
    }
}

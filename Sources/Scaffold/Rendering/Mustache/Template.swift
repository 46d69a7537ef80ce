/// A parsed template: steps that are done one after another, and what they speak of.
final class Template: Sendable {
    enum Step: Sendable {
        /// The start of a line that is not empty, where the indentation of a partial goes.
        case lineStart
        /// A part of the template's own text.
        case text(Range<Int>)
        /// Text of the view, by the index of its name.
        case variable(name: Int)
        /// The steps up to `end` are done for each value, or, if inverted, where there is none.
        case section(name: Int, isInverted: Bool, end: Int)
        /// Another template, by the index of its use.
        case partial(Int)
    }

    /// The name in a tag: `shot.title`, or `.` for the value itself, which has no keys.
    struct Name: Sendable {
        /// Looked for in every view around the tag.
        let first: TemplateKey?
        /// Each looked for in what the one before gave.
        let others: [TemplateKey]
        let text: String
        let line: Int
    }

    /// The use of another template.
    struct Partial: Sendable {
        let name: String
        /// Its index in the catalogue; nil where there is none of this name.
        let index: Int?
        let indentation: Range<Int>
        let line: Int
    }

    let name: String
    let bytes: [UInt8]
    let steps: [Step]
    let names: [Name]
    let partials: [Partial]

    init(name: String, bytes: [UInt8], steps: [Step], names: [Name], partials: [Partial]) {
        self.name = name
        self.bytes = bytes
        self.steps = steps
        self.names = names
        self.partials = partials
    }
}

/// One part of a parsed template.
indirect enum TemplateNode: Sendable {
    /// The start of a line that is not empty, where the indentation of a partial goes.
    case lineStart
    case text([UInt8])
    case variable(TemplateName)
    case section(TemplateName, isInverted: Bool, [TemplateNode])
    case partial(String, indentation: [UInt8], line: Int)
}

/// The name in a tag: `shot.title`, or `.` for the value itself, which has no parts.
struct TemplateName: Sendable {
    let parts: [String]
    let line: Int

    var text: String { parts.isEmpty ? "." : parts.joined(separator: ".") }
}

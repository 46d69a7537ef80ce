/// What is wrong with a template, or with its use, and where.
package struct TemplateError: Error, Hashable, Sendable {
    package let template: String
    /// Counted from 1.
    package let line: Int
    package let message: String
}

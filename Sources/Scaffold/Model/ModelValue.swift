/// A literal of a document (a default, an example, a constant), as JSON values with numbers kept by their digits.
package indirect enum ModelValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(DecimalNumber)
    case string(String)
    case list([ModelValue])
    case object([Entry])

    package struct Entry: Hashable, Sendable {
        package let key: String
        package let value: ModelValue

        package init(key: String, value: ModelValue) {
            self.key = key
            self.value = value
        }
    }
}

/// Numbers of Swift as JSON text.
enum FloatText {
    /// The shortest digits that read back as the same finite number; without the `.0` of whole ones.
    static func shortest(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        let text = value.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

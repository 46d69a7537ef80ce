/// Numbers of Swift as JSON text.
enum FloatText {
    /// The shortest digits that read back as the same finite number; without the `.0` of whole ones.
    static func shortest(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> String {
        var text = value.description
        return text.withUTF8 { String(decoding: withoutZeroFraction($0), as: UTF8.self) }
    }

    /// The digits without a `.0` at their end.
    static func withoutZeroFraction(_ digits: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let isWhole = digits.count > 2 && digits.suffix(2).elementsEqual(".0".utf8)
        return isWhole ? UnsafeBufferPointer(rebasing: digits.dropLast(2)) : digits
    }
}

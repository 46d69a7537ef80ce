/// Text that equals only what has the same bytes, as JSON compares strings and keys. `String` takes `é` and `e` with a
/// combining accent for the same.
package struct ExactText: Hashable, Sendable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: Self, right: Self) -> Bool {
        var (left, right) = (left.text, right.text)
        // The views of two strings are compared slowly, their bytes fast.
        return left.withUTF8 { left in right.withUTF8 { left.count == $0.count && left.elementsEqual($0) } }
    }

    package func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

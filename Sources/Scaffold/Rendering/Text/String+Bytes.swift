extension String {
    /// Whether all bytes in UTF-8 are as asked; looks at them where they lie, since the view of them is slow.
    func hasOnlyBytes(_ isExpected: (UInt8) -> Bool) -> Bool {
        var text = self
        return text.withUTF8 { $0.allSatisfy(isExpected) }
    }
}

extension JSONScanner {
    /// Containers of at least so many bytes are remembered when they are skipped.
    private static var rememberedSize: Int { 1024 }

    /// Passes one value of any kind, checking its grammar, without recursion.
    ///
    /// - Parameter depth: how many containers are open around it.
    mutating func skipValue(depth: Int) {
        let base = open.count
        defer { skipped = max(skipped, cursor) }
        while true {
            if isContainer {
                if passRemembered() == false {
                    guard depth + open.count - base < maximumDepth else { return stopSkipping(base) }
                    open.append(offset)
                    let closing = byte + 2
                    if enter(closing: closing) {
                        passKeyIfObject(closing)
                        continue
                    }
                    popRemembering()
                }
            } else {
                skipScalar()
            }
            guard closeContainers(downTo: base) else { return }
        }
    }

    @inline(__always)
    private var isContainer: Bool { byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") }

    /// After a value: closes what ends here. True where another value follows.
    private mutating func closeContainers(downTo base: Int) -> Bool {
        while open.count > base {
            let closing = start[open[open.count - 1]] + 2
            if passSeparator(closing: closing) {
                passKeyIfObject(closing)
                return true
            }
            if fault != nil {
                open.removeLast(open.count - base)
                return false
            }
            popRemembering()
        }
        return false
    }

    @inline(__always)
    private mutating func passKeyIfObject(_ closing: UInt8) {
        if closing == UInt8(ascii: "}") {
            _ = passString()
            passColon()
        }
    }

    private mutating func stopSkipping(_ base: Int) {
        fail("nested too deeply")
        open.removeLast(open.count - base)
    }

    private mutating func popRemembering() {
        let opening = open.removeLast()
        if offset - opening >= Self.rememberedSize { ends[opening] = offset }
    }

    private mutating func passRemembered() -> Bool {
        guard cursor < skipped, let known = ends[offset] else { return false }
        cursor = start + known
        return true
    }

    /// Passes a string, a number, a Boolean or null.
    mutating func skipScalar() {
        switch byte {
        case UInt8(ascii: "\""): _ = passString()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): _ = passNumber()
        case UInt8(ascii: "t"): passWord("true")
        case UInt8(ascii: "f"): passWord("false")
        case UInt8(ascii: "n"): passWord("null")
        default: fail("expected a value")
        }
    }
}

/// Finds the paths of offsets by walking the text once more: reading keeps no path, which it nearly never needs.
struct JSONPathFinder {
    private var scanner: JSONScanner
    private var steps: [JSONPath.Step] = []

    /// The containers that the walk is in: their closing brackets.
    private var closings: [UInt8] = []

    init(_ scanner: JSONScanner) {
        self.scanner = JSONScanner(
            start: scanner.start, count: scanner.end - scanner.start, maximumDepth: scanner.maximumDepth)
    }

    /// The steps to the values that begin at some offsets, in rising order.
    mutating func steps(toOffsets offsets: [Int]) -> [[JSONPath.Step]] {
        var found: [[JSONPath.Step]] = []
        walk { finder in
            while found.count < offsets.count, offsets[found.count] <= finder.scanner.offset {
                found.append(finder.steps)
            }
            return found.count < offsets.count
        }
        while found.count < offsets.count { found.append(steps) }
        return found
    }

    /// The first fault of the text, with the steps to the value in which it is.
    mutating func fault() -> (fault: JSONScanner.Fault, steps: [JSONPath.Step])? {
        walk { _ in true }
        if scanner.fault == nil, scanner.cursor != scanner.end { scanner.fail("text after the value") }
        return scanner.fault.map { ($0, steps) }
    }

    /// Calls `visit` at the beginning of each value, until it is enough.
    private mutating func walk(_ visit: (JSONPathFinder) -> Bool) {
        repeat {
            guard visit(self) else { return }
            if scanner.byte == UInt8(ascii: "{") || scanner.byte == UInt8(ascii: "[") {
                guard closings.count < scanner.maximumDepth else { return scanner.fail("nested too deeply") }
                closings.append(scanner.byte + 2)
                if scanner.enter(closing: scanner.byte + 2) {
                    descend()
                    continue
                }
                closings.removeLast()
            } else {
                scanner.skipScalar()
            }
            ascend()
        } while !closings.isEmpty && scanner.fault == nil
        scanner.skipSpace()
    }

    private mutating func descend() {
        if closings.last == UInt8(ascii: "]") {
            steps.append(.index(0))
        } else {
            passKey()
        }
    }

    private mutating func passKey() {
        let key = scanner.passString().text
        guard scanner.fault == nil else { return }
        steps.append(.key(key))
        scanner.passColon()
    }

    /// After a value: on to the next one, out of every container that ends.
    private mutating func ascend() {
        while scanner.fault == nil, let closing = closings.last {
            let step = steps.removeLast()
            if scanner.passSeparator(closing: closing) {
                if case .index(let index) = step {
                    steps.append(.index(index + 1))
                } else {
                    passKey()
                }
                return
            }
            if scanner.fault == nil { closings.removeLast() }
        }
    }
}

/// Writes JSON text, compact, as UTF-8.
public struct JSONWriter: Sendable {
    /// How many arrays and objects may be open at once.
    static let maximumDepth = 512

    /// The text so far.
    public private(set) var bytes: [UInt8] = []

    /// The first value that JSON cannot hold, if there was one; `null` stands in its place.
    public private(set) var error: JSONEncodingError?

    /// The table of keys of the object that is being written.
    private var keys: JSONKeys?

    /// Whether something stands in the container that is being written.
    private var needsComma = false

    /// How many arrays and objects are open.
    private var depth = 0

    /// Where in the value the writer is, as far as it was told.
    private var steps: [Step] = []

    /// A step that costs no string unless it is told.
    private enum Step {
        case field(JSONKeys, Int)
        case key(String)
        case index(Int)

        var path: JSONPath.Step {
            switch self {
            case .field(let keys, let index): .key(keys.entries[index].text)
            case .key(let key): .key(key)
            case .index(let index): .index(index)
            }
        }
    }

    /// A writer with no text.
    public init() {}

    /// The text so far.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Writes a value where one may stand: at the top, or as what `encode(to:)` is to write.
    public mutating func write(_ value: some JSONType) {
        value.encode(to: &self)
    }
}

/// A value that JSON cannot hold.
public struct JSONEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Where the value is, as a JSON path: `$.shots[3].title`.
    public let path: String

    /// What is wrong, in words: `nan is not a number of JSON`.
    public let reason: String

    /// `$.price: nan is not a number of JSON`
    public var description: String { "\(path): \(reason)" }
}

// MARK: Objects

extension JSONWriter {
    /// Begins an object; its fields follow, and `close()`.
    public mutating func begin(_ keys: JSONKeys) {
        self.keys = keys
        open(UInt8(ascii: "{"))
    }

    private mutating func open(_ bracket: UInt8) {
        needsComma = false
        depth += 1
        bytes.append(bracket)
        if depth > Self.maximumDepth { recordError("nested too deeply") }
    }

    /// Ends an object.
    public mutating func close() {
        depth -= 1
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes a key of the table, and the comma before it.
    @inline(__always)
    mutating func key(_ index: Int) {
        guard let keys else { return }
        let written = keys.entries[index].written
        bytes.append(contentsOf: needsComma ? written : UnsafeBufferPointer(rebasing: written.dropFirst()))
        needsComma = true
    }

    /// Writes a key and a value; the object around them goes on afterwards.
    mutating func member(_ key: String, _ value: some JSONType) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
        JSONText.appendQuoted(key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        nested(value, at: .key(key))
    }

    /// Writes the value of a key of the table.
    mutating func nested(_ value: some JSONType, atKey index: Int) {
        guard let keys else { return }
        nested(value, at: .field(keys, index))
    }

    /// Writes a value inside a container.
    private mutating func nested(_ value: some JSONType, at step: Step) {
        let outer = (keys, depth)
        // What is in a container that is nested too deeply is left out: writing goes as deep as the stack.
        guard depth <= Self.maximumDepth else { return null() }
        steps.append(step)
        value.encode(to: &self)
        steps.removeLast()
        (keys, depth) = outer
        needsComma = true
    }
}

extension JSONWriter {
    /// Whether a field of the object that is being written has a key.
    func isField(_ key: String) -> Bool {
        keys?.entries.contains { $0.name.elementsEqual(key.utf8) } ?? false
    }
}

// MARK: Values

extension JSONWriter {
    /// Writes `null`.
    public mutating func null() { raw("null") }

    /// Writes text that is JSON already.
    mutating func raw(_ text: String) {
        bytes.append(contentsOf: text.utf8)
    }

    /// Writes text that is JSON already.
    mutating func raw(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
    }

    /// Writes a string.
    mutating func quoted(_ text: String) {
        JSONText.appendQuoted(text, to: &bytes)
    }

    /// Writes an array.
    mutating func elements(_ values: some Sequence<some JSONType>) {
        open(UInt8(ascii: "["))
        var index = 0
        for value in values {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            nested(value, at: .index(index))
            index += 1
        }
        depth -= 1
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes an object; its keys are sorted, so that equal values give equal texts.
    mutating func object(_ values: [String: some JSONType]) {
        open(UInt8(ascii: "{"))
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { member(key, value) }
        depth -= 1
        bytes.append(UInt8(ascii: "}"))
    }

    /// Records the first value that JSON cannot hold, and writes `null`.
    mutating func fail(_ reason: String) {
        recordError(reason)
        null()
    }

    private mutating func recordError(_ reason: String) {
        if error == nil { error = JSONEncodingError(path: JSONPath.text(steps.map(\.path)), reason: reason) }
    }
}

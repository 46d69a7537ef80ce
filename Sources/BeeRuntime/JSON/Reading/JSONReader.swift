/// Reads typed values from a JSON text, straight line, without throwing.
///
/// Generated models call it: `begin` with their table of keys, one call for each key, `close`. What does not fit is recorded
/// and reading goes on with a placeholder, so that one reading reports all mismatches; where there is nothing to read (a
/// missing key, the rest of a faulty text) the reader is *silent* and every call gives a placeholder at once. Placeholders
/// never get out: ``JSONDecoding`` throws what was recorded.
///
/// It is copyable, although nobody has a reason to copy one, since the compiler's checks of noncopyable parameters took
/// a tenth of the time that generated code takes to compile.
public struct JSONReader {
    /// What reading may be told.
    public struct Options: Sendable, Hashable {
        /// What may differ from the description.
        public var mode: DecodingMode

        /// How many arrays and objects may be open at once; a text that opens more is refused.
        public var maximumDepth: Int

        /// At how many mismatches reading stops.
        public var maximumMismatches: Int

        /// - Parameters:
        ///   - mode: what may differ from the description.
        ///   - maximumDepth: how many arrays and objects may be open at once. Where the stack of the thread is too
        ///     small for so many, fewer are read, and a text that opens more is refused.
        ///   - maximumMismatches: at how many mismatches reading stops; at least 1.
        public init(mode: DecodingMode = .tolerant, maximumDepth: Int = 512, maximumMismatches: Int = 100) {
            self.mode = mode
            self.maximumDepth = maximumDepth
            self.maximumMismatches = maximumMismatches
        }
    }

    let options: Options
    var scanner: JSONScanner
    var frame = ObjectFrame()
    var log: MismatchLog
    var order = KeyOrder.known()

    /// Whether what is read now is shown to nobody.
    var isSecret = false

    /// What is left of the stack.
    var stack = StackRoom()

    /// For objects that are read by an index: the offset of the value of each key, or -1.
    var slots: [Int] = []

    /// Set where a key turned up after its field was taken as absent: the value is to be read again, by its index.
    var needsSecondReading = false

    /// What trying the members of unions told: those inside a member that is tried are not tried, nor read, again.
    var unions = UnionMemory()

    /// What the scanner points into, so that a copy of the reader cannot outlive it.
    private let text: PaddedText

    /// A reader at the beginning of a text.
    init(_ text: PaddedText, options: Options) {
        self.text = text
        self.options = options
        log = MismatchLog(limit: max(1, options.maximumMismatches))
        scanner = JSONScanner(
            start: text.start, count: text.count, maximumDepth: options.maximumDepth)
    }
}

/// Where reading stands in the object that is being read.
struct ObjectFrame {
    /// `pending` where no key is left, where objects are read by an index, and where the reader is silent.
    static var nothing: Int { -1 }

    var keys: JSONKeys?

    /// Where the object begins.
    var opening: UnsafePointer<UInt8>?

    /// The field at whose value the cursor stands.
    var pending = nothing

    /// The fields that were asked for, and those of them that were taken as absent while keys were left; the first 64.
    var asked: UInt64 = 0
    var guessed: UInt64 = 0

    /// Where this object's part of `slots` begins; -1 where it is read in order.
    var slotBase = -1

    /// Of an object that is read by an index: the next key that was not looked at; nil while the value before it is read.
    var frontier: UnsafePointer<UInt8>?

    /// The last of the fields, by their order in the table, that the frontier has passed.
    var furthest = nothing

    /// Whether the frontier has reached the end of the object.
    var isExhausted = false

    /// The first key that is none of the table.
    var firstOther: UnsafePointer<UInt8>?

    /// How many arrays and objects are open.
    var depth = 0

    /// Whether there is nothing to read.
    var isSilent = false
}

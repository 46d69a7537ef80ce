import Foundation

/// How much of the stack is left: threads other than the main one may have as little as 512 KiB, of which a nested text
/// must not take the last.
struct StackRoom {
    /// What is kept free for the code of one level, and for what its caller does next.
    private static let reserve: UInt = 96 * 1024

    /// Fewer levels than this fit on any stack; asking the system costs time.
    private static let freeLevels = 24

    /// The lowest address that may be used; 0 where the system does not tell.
    private var floor: UInt?

    /// Whether the stack has room for one more level.
    mutating func isEnough(atDepth depth: Int) -> Bool {
        if depth < Self.freeLevels { return true }
        let floor = floor ?? Self.lowestAddress().map { $0 + Self.reserve } ?? 0
        self.floor = floor
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) } > floor
    }

    private static func lowestAddress() -> UInt? {
        #if canImport(Darwin)
            let thread = pthread_self()
            return UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(pthread_get_stacksize_np(thread))
        #elseif os(Linux)
            // Declared only for C with GNU extensions, hence found by name.
            typealias Attributes = UnsafeMutablePointer<pthread_attr_t>
            typealias Getter = @convention(c) (pthread_t, Attributes) -> CInt
            guard let symbol = dlsym(nil, "pthread_getattr_np") else { return nil }
            let getAttributes = unsafeBitCast(symbol, to: Getter.self)
            return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
                guard let attributes = memory.baseAddress, getAttributes(pthread_self(), attributes) == 0 else {
                    return nil
                }
                defer { pthread_attr_destroy(attributes) }
                var address: UnsafeMutableRawPointer?
                var size = 0
                guard pthread_attr_getstack(attributes, &address, &size) == 0 else { return nil }
                return address.map { UInt(bitPattern: $0) }
            }
        #else
            return nil
        #endif
    }
}

extension JSONReader {
    /// Whether one more array or object may be opened, as the one at a depth; otherwise the text is faulty.
    mutating func mayOpen(atDepth depth: Int) -> Bool {
        if depth > options.maximumDepth {
            scanner.fail("nested too deeply")
        } else if !stack.isEnough(atDepth: depth) {
            scanner.fail("nested too deeply for the stack of this thread")
        }
        return scanner.fault == nil
    }
}

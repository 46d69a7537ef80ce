/// The elements of an array while it is read.
///
/// Where a type is only known at run time, `Array.append` looks up the metadata of the array each time; this does once.
struct ElementBuffer<Element>: ~Copyable {
    private var memory: UnsafeMutablePointer<Element>?
    private var count = 0
    private var capacity = 0

    init() {}

    deinit {
        memory?.deinitialize(count: count)
        memory?.deallocate()
    }

    @inline(__always)
    mutating func append(_ element: consuming Element) {
        if count == capacity { grow() }
        (memory.unsafelyUnwrapped + count).initialize(to: element)
        count += 1
    }

    private mutating func grow() {
        capacity = max(8, capacity * 2)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        if let memory {
            larger.moveInitialize(from: memory, count: count)
            memory.deallocate()
        }
        memory = larger
    }

    /// The elements; none are left here.
    mutating func elements() -> [Element] {
        guard let memory else { return [] }
        defer { count = 0 }
        return Array(unsafeUninitializedCapacity: count) { array, initialized in
            array.baseAddress.unsafelyUnwrapped.moveInitialize(from: memory, count: count)
            initialized = count
        }
    }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A value that one thread at a time can touch.
///
/// Not `Synchronization.Mutex`: that needs macOS 15, and the thread sanitizer reports races in it on Linux.
final class Lock<Value>: @unchecked Sendable {
    #if canImport(Darwin)
        private let system = UnsafeMutablePointer<os_unfair_lock>.allocate(capacity: 1)
    #else
        private let system = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    #endif
    private var value: Value

    init(_ value: Value) {
        self.value = value
        #if canImport(Darwin)
            system.initialize(to: os_unfair_lock())
        #else
            system.initialize(to: pthread_mutex_t())
            pthread_mutex_init(system, nil)
        #endif
    }

    deinit {
        #if !canImport(Darwin)
            pthread_mutex_destroy(system)
        #endif
        system.deinitialize(count: 1)
        system.deallocate()
    }

    /// Runs the body alone with the value. Not reentrant; nothing that may call back belongs inside.
    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        #if canImport(Darwin)
            os_unfair_lock_lock(system)
            defer { os_unfair_lock_unlock(system) }
        #else
            pthread_mutex_lock(system)
            defer { pthread_mutex_unlock(system) }
        #endif
        return try body(&value)
    }
}

import Dispatch

extension Array where Element: Sendable {
    /// The same as `map`, on all cores. What `transform` does must not depend on the order.
    func parallelMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        // A few elements are done before other threads have begun.
        guard count >= 16 else { return map(transform) }
        return [Result](unsafeUninitializedCapacity: count) { buffer, initializedCount in
            // Each element is written once, by one thread, and read after all have ended.
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                results.initializeElement(at: index, to: transform(self[index]))
            }
            initializedCount = count
        }
    }
}

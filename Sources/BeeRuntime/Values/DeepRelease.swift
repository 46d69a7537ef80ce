import Foundation

/// Releases nested values without deep recursion: beyond some levels they wait until the outermost one is done.
enum DeepRelease {
    private static let recursionLimit = 64

    /// What one thread is releasing.
    private final class State {
        var depth = 0
        var waiting: [Any] = []
    }

    /// Releases what a variable holds, now or before the outermost call on this thread returns.
    static func release<Value>(_ content: inout Value?) {
        // Most values hold no box; asking costs nothing compared with a thread's own storage.
        let state = current
        guard state.depth < recursionLimit else {
            state.waiting.append(content as Any)
            content = nil
            return
        }
        state.depth += 1
        content = nil
        if state.depth == 1 {
            while let next = state.waiting.popLast() { _ = consume next }
        }
        state.depth -= 1
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { memory in
            #if canImport(Darwin)
                Unmanaged<State>.fromOpaque(memory).release()
            #else
                if let memory { Unmanaged<State>.fromOpaque(memory).release() }
            #endif
        }
        return key
    }()

    private static var current: State {
        if let memory = pthread_getspecific(key) { return Unmanaged<State>.fromOpaque(memory).takeUnretainedValue() }
        let state = State()
        pthread_setspecific(key, Unmanaged.passRetained(state).toOpaque())
        return state
    }
}

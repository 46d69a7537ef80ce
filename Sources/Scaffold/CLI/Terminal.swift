#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The streams that the tool was started with.
struct Terminal {
    /// The file descriptors of the two streams.
    enum Stream: Int32 {
        case output = 1
        case error = 2
    }

    func write(_ text: String, to stream: Stream) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write_(stream.rawValue, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            // Whoever was to read it is gone; there is nobody to tell.
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Whether diagnostics should be in colour when nobody says so.
    var wantsColor: Bool {
        isatty(Stream.error.rawValue) == 1 && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    }

    private func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

/// The system call; within `Terminal`, `write` is its own.
private func write_(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}

/// Ends the process.
func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

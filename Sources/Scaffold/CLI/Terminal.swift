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

    /// A stream that takes nothing, and the system's reason: a full disk, a closed file.
    struct WriteFault: Error {
        let reason: String
    }

    func send(_ text: String, to stream: Stream) throws(WriteFault) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(stream.rawValue, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw WriteFault(reason: String(cString: strerror(errno))) }
            rest = rest.dropFirst(count)
        }
    }

    /// Whether diagnostics should be in colour when nobody says so.
    var wantsColor: Bool {
        isatty(Stream.error.rawValue) == 1 && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    }

    private func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }
}

/// Ends the process.
func end(_ status: ExitStatus) -> Never { exit(status.rawValue) }

import ScaffoldPipeline

/// What the tool tells the program that started it.
enum ExitStatus: Int32 {
    case fine = 0
    /// The input or the output is not as it should be.
    case refused = 1
    /// The command line is wrong.
    case misused = 2
    /// The system refused: disk, permission.
    case failed = 3

    init(_ ending: Outcome.Ending) {
        switch ending {
        case .fine: self = .fine
        case .refused: self = .refused
        case .misused: self = .misused
        case .failed: self = .failed
        }
    }
}

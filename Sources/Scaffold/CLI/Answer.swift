/// What a run has to say, and how it exits.
struct Answer {
    /// The result proper, for standard output.
    var output = ""
    /// For standard error: diagnostics, and what is told when everything else is.
    var errors = ""
    var summary = ""
    var status = ExitStatus.fine

    /// Says it, diagnostics first. A result that nobody got is a failure; who does not hear diagnostics is told by the
    /// exit status.
    func say(on terminal: Terminal, as tool: String) -> ExitStatus {
        try? terminal.send(errors, to: .error)
        do throws(Terminal.WriteFault) {
            try terminal.send(output, to: .output)
        } catch {
            try? terminal.send(
                "\(tool): error: standard output cannot be written: \(error.reason)\n"
                    + "help: check where it goes, and the space of the disk\n", to: .error)
            return .failed
        }
        try? terminal.send(summary, to: .error)
        return status
    }
}

/// The arguments that the process was started with.
enum ProcessArguments {
    /// Reads them. One that is no text is refused: with signs in place of what it has, it would name another file.
    static func read() throws(UsageError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let bytes = CommandLine.unsafeArgv[index] else { break }
            guard let argument = String(validatingCString: bytes) else {
                throw UsageError("the argument `\(String(cString: bytes))` is not UTF-8")
            }
            arguments.append(argument)
        }
        return arguments
    }
}

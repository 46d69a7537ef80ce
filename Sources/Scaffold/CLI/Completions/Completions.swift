/// Completion scripts for shells, made from the same table that arguments are read by.
enum Completions: String, CaseIterable {
    case bash, zsh, fish

    func script(_ parser: ArgumentParser) -> String {
        switch self {
        case .bash: BashCompletions(parser: parser).script
        case .zsh: ZshCompletions(parser: parser).script
        case .fish: FishCompletions(parser: parser).script
        }
    }
}

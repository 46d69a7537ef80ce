import ScaffoldModel

/// Names what a message can be answered.
enum AnswerNames {
    /// One case name per answer: `ok`, and `okEventStream` for another media type with that status.
    static func names(_ message: MessageDeclaration) -> [String] {
        var taken: Set<String> = []
        return ResponseShape(message).answers.map { answer in
            let response = message.responses[answer.response]
            let name = ReasonPhrases.caseName(response.status)
            guard answer.isAlternative, let content = answer.content else {
                taken.insert(name)
                return name
            }
            let essence = response.contents[content].essence
            let parts = essence.split(separator: "/").map(String.init).filter { $0 != "*" }
            let candidates = [name + Folding.type(parts.last ?? essence), name + Folding.type(essence)]
            let free = candidates.first { !taken.contains($0) } ?? name + "Content\(content)"
            taken.insert(free)
            return free
        }
    }
}

import ScaffoldModel

/// The names of the Bee Framework's generator: `GET /shots/:id/comments` is `API_SHOTS_ID_COMMENTS`.
enum BeeStyle {
    static func identifier(of message: MessageDeclaration, among messages: [MessageDeclaration]) -> String {
        let stem = stem(message.path)
        let isShared = messages.contains {
            $0.document == message.document && $0.method != message.method && Self.stem($0.path) == stem
        }
        // The original left out the method, and so lost one of two messages that differ by nothing else.
        return "API_" + (isShared ? message.method + "_" : "") + stem
    }

    /// The names of a message's request and response: `REQ_SHOTS_LIST` and `RESP_SHOTS_LIST`.
    static func aliases(of identifier: String) -> (request: String, response: String) {
        let stem = identifier.hasPrefix("API_") ? String(identifier.dropFirst(4)) : identifier
        return ("REQ_" + stem, "RESP_" + stem)
    }

    private static func stem(_ path: PathTemplate) -> String {
        let parts = path.parts.map { part in
            switch part {
            case .literal(let text): text
            case .parameter(let name): name
            }
        }
        var words = ""
        for scalar in parts.joined().uppercased().unicodeScalars {
            if CharacterClass(scalar) != .separator {
                words.unicodeScalars.append(scalar)
            } else if !words.isEmpty, !words.hasSuffix("_") {
                words += "_"
            }
        }
        return words.hasSuffix("_") ? String(words.dropLast()) : words
    }
}

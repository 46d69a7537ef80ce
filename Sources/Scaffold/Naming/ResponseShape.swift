package import ScaffoldModel

/// What a message can be answered, and which of it is its result, which a failure (DECISIONS 18).
package struct ResponseShape: Sendable {
    /// One body, or none, with one status.
    package struct Answer: Sendable {
        /// Index into the message's responses.
        package let response: Int
        /// Index into the response's contents; nil for an answer without a body.
        package let content: Int?
        /// Whether it is told from another answer with its status by its media type.
        package let isAlternative: Bool
    }

    /// In the order of the responses; alternatives stand after the answer that they are told from.
    package let answers: [Answer]
    /// Indices into the answers.
    package let successes: [Int]
    package let failures: [Int]
    /// The status of the only answer that succeeds, whose type is the message's result.
    package let onlySuccess: StatusPattern?

    package init(_ message: MessageDeclaration) {
        let responses = message.responses
        let answers = responses.indices.flatMap { Self.answers(of: responses[$0], $0) }
        func indices(where matches: (StatusPattern) -> Bool) -> [Int] {
            answers.indices.filter { matches(responses[answers[$0].response].status) }
        }
        let declared = indices(where: \.isSuccess)
        self.answers = answers
        successes = declared.isEmpty ? indices { $0 == .default } : declared
        failures = indices { !$0.isSuccess }
        onlySuccess = successes.count == 1 ? responses[answers[successes[0]].response].status : nil
    }

    /// Indices into the message's responses, each once.
    package var successResponses: [Int] { responses(of: successes) }
    package var failureResponses: [Int] { responses(of: failures) }

    private func responses(of indices: [Int]) -> [Int] {
        indices.reduce(into: []) { found, index in
            let response = answers[index].response
            if !found.contains(response) { found.append(response) }
        }
    }

    /// JSON, where there is some, and every media type that holds something else. What only writes the same value in
    /// another way, as XML does beside JSON, is not asked for.
    private static func answers(of response: ResponseDeclaration, _ index: Int) -> [Answer] {
        let contents = response.contents
        let json = contents.indices.filter { contents[$0].isJSON }
        guard let main = json.first(where: { contents[$0].essence != "*/*" }) ?? json.first ?? contents.indices.first
        else {
            return [Answer(response: index, content: nil, isAlternative: false)]
        }
        var chosen = [main]
        for other in contents.indices where other != main && contents[other].isAlternative {
            if chosen.allSatisfy({ contents[other].isOther(than: contents[$0]) }) { chosen.append(other) }
        }
        return chosen.map { Answer(response: index, content: $0, isAlternative: $0 != main) }
    }
}

extension BodyContent {
    /// Whether its media type tells it from another content, and it holds something else.
    fileprivate func isOther(than content: BodyContent) -> Bool {
        guard essence != content.essence else { return false }
        let (one, two) = (payload ?? type, content.payload ?? content.type)
        return isStream != content.isStream || !one.isSameShape(as: two)
    }

    fileprivate var isAlternative: Bool {
        switch encoding {
        case .json, .text, .binary: essence != "*/*"
        // A parameter makes a stream of the type beside it (`application/json;stream=watch`), and is not answered.
        case .stream: !mediaType.contains(";")
        case .xml, .form, .multipart, .formField: false
        }
    }
}

extension TypeUse {
    fileprivate func isSameShape(as other: TypeUse) -> Bool {
        switch (shape, other.shape) {
        case (.scalar(let one), .scalar(let two)): one == two
        case (.list(let one), .list(let two)), (.map(let one), .map(let two)): one.isSameShape(as: two)
        case (.named(let one), .named(let two)): one == two
        default: false
        }
    }
}

package import ScaffoldModel

/// Which responses of a message are its result, and which are failures (DECISIONS 18).
package struct ResponseShape: Sendable {
    /// Indices into the message's responses.
    package let successes: [Int]
    package let failures: [Int]
    /// The status of the only response that succeeds, whose type is the message's result.
    package let onlySuccess: StatusPattern?

    package init(_ message: MessageDeclaration) {
        let responses = message.responses
        let declared = responses.indices.filter { responses[$0].status.isSuccess }
        let fallback = responses.indices.filter { responses[$0].status == .default }
        successes = declared.isEmpty ? fallback : declared
        failures = responses.indices.filter { !responses[$0].status.isSuccess }
        onlySuccess = successes.count == 1 ? responses[successes[0]].status : nil
    }
}

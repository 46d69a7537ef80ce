package import ScaffoldDiagnostics

/// A moment in the making of a model: a front end takes one before it adds, and checks what came after.
package struct ModelMark: Sendable {
    let types: Int
    let messages: Int
    let checks: Int
}

/// What a fault of the model means.
package enum CheckPolicy: Sendable {
    /// It refuses the run.
    case refuse
    /// It is a warning, and the faulty part is left out: a constraint or default is dropped, a type without values
    /// holds any JSON value (DECISIONS 26).
    case degrade
}

extension ProtocolModel {
    /// The present end of the model.
    package var mark: ModelMark {
        ModelMark(types: types.count, messages: messages.count, checks: checks.count)
    }

    /// The messages that were added since a mark.
    package func messageIDs(since mark: ModelMark) -> [MessageID] {
        (mark.messages..<messages.count).map { MessageID(index: $0) }
    }

    /// Checks all that was added since a mark; after it, what the model says of that can be relied upon.
    package mutating func check(since mark: ModelMark, policy: CheckPolicy, reporting sink: DiagnosticSink) {
        var checks = ModelChecks(model: self, mark: mark, policy: policy, sink: sink)
        checks.checkRecursiveAliases()
        checks.checkDepths()
        checks.checkEndlessTypes()
        checks.checkConstraints()
        checks.checkUnions()
        checks.checkHeaderNames()
        checks.checkMessages()
        checks.checkDefaults()
        self = checks.model
    }
}

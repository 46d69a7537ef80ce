/// A message: a class with its request, its response and its declared failures.
package struct MessageView: DocumentedView {
    let documentation: [String]
    let modifiers: String
    let access: String
    let overriding: String
    let isWrapped: Bool
    let name: String
    let reference: String
    let request: RequestView
    let response: ResponseView
    let failures: [String]
    let headers: HeadersView?
    let failureHeaders: HeadersView?
    let endpoint: [String]
    let initializer: InitializerView
    let nested: [TypeView]

    package static let summary = "A message: a class with its request, its response and its declared failures."
    package static let table = ViewTable<Self>([
        .lines("documentation", "Documentation lines, `///` included.") { $0.documentation },
        .text("modifiers", "`nonisolated open `, with a blank at the end.") { $0.modifiers },
        .text("access", "`public ` with a blank at the end; empty for internal access.") { $0.access },
        .text("overriding", "`override open `, with a blank at the end.") { $0.overriding },
        .flag("isWrapped", "Whether name and superclass do not fit on one line.") { $0.isWrapped },
        .text("name", "The name.") { $0.name },
        .text("reference", "The name with what stands around it.") { $0.reference },
        .view("request", "Its request.") { $0.request },
        .view("response", "Its response.") { $0.response },
        .flag("hasFailures", "Whether the description declares what the service may answer instead.") {
            !$0.failures.isEmpty
        },
        .lines("failures", "The cases of `Failure`.") { $0.failures },
        .view("headers", "The header fields of its answers that succeed, where the description declares any.") {
            $0.headers
        },
        .view("failureHeaders", "Those of its answers that fail, where the description declares any.") {
            $0.failureHeaders
        },
        .lines("endpoint", "The expression that is the endpoint, on one line if it fits.") { $0.endpoint },
        .view("initializer", "The initialiser with the request's parameters.") { $0.initializer },
        .views("nested", "The types that stand inside.") { $0.nested },
    ])
}

/// The request of a message.
package struct RequestView: DocumentedView {
    let conformances: String
    let properties: [PropertyView]
    let initializer: InitializerView
    let bodyKeys: KeyTableView?
    let writes: [String]
    let patterns: [String]
    let checks: [String]

    package static let summary = "The request of a message."
    package static let table = ViewTable<Self>([
        .text("conformances", "What it conforms to.") { $0.conformances },
        .flag("hasProperties", "Whether there is any property.") { !$0.properties.isEmpty },
        .views("properties", "The properties: path, query, header, cookie, body.") { $0.properties },
        .view("initializer", "The memberwise initialiser.") { $0.initializer },
        .view("bodyKeys", "The table of keys for the fields of a JSON body.") { $0.bodyKeys },
        .flag("hasWrites", "Whether anything is written.") { !$0.writes.isEmpty },
        .lines("writes", "A statement for each input, with `r`.") { $0.writes },
        .flag("hasPatterns", "Whether there is any regular expression.") { !$0.patterns.isEmpty },
        .lines("patterns", "Declarations of the regular expressions that `checks` needs.") { $0.patterns },
        .flag("hasChecks", "Whether there is anything to check.") { !$0.checks.isEmpty },
        .lines("checks", "A statement for each constraint, with `v`.") { $0.checks },
    ])
}

/// The header fields of those answers of a message that succeed, or of those that fail.
package struct HeadersView: DocumentedView {
    let name: String
    let properties: [PropertyView]
    let reads: [String]
    let patterns: [String]
    let checks: [String]

    package static let summary = "The header fields of those answers of a message that succeed, or of those that fail."
    package static let table = ViewTable<Self>([
        .text("name", "`Headers` or `FailureHeaders`.") { $0.name },
        .views("properties", "A property for each, optional unless it must be there.") { $0.properties },
        .lines("reads", "A statement for each, with `h`.") { $0.reads },
        .flag("hasPatterns", "Whether there is any regular expression.") { !$0.patterns.isEmpty },
        .lines("patterns", "Declarations of the regular expressions that `checks` needs.") { $0.patterns },
        .flag("hasChecks", "Whether there is anything to check.") { !$0.checks.isEmpty },
        .lines("checks", "A statement for each constraint, with `v`.") { $0.checks },
    ])
}

/// What a message may be answered.
package struct ResponseView: DocumentedView {
    let alias: String
    let cases: [String]
    let answers: [String]

    package static let summary = "What a message may be answered."
    package static let table = ViewTable<Self>([
        .text("alias", "The type that `Response` names; empty where it is a type of its own.") { $0.alias },
        .flag("isEnum", "Whether several statuses succeed, each with a type.") { !$0.cases.isEmpty },
        .lines("cases", "The cases of that enum.") { $0.cases },
        .lines("answers", "The cases of the switch over the status.") { $0.answers },
    ])
}

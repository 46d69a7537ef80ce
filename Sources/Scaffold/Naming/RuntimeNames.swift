import ScaffoldDiagnostics

/// The public types of BeeRuntime. Generated code may have types of the same names, since it writes both with what they stand
/// in; a person who imports both modules must do so too.
enum RuntimeNames {
    static let all: Set<String> = [
        "AnyMessage", "Box", "ByteStream", "CalendarDate", "Client", "ClosedEnumeration", "Confidential",
        "Credentials", "DecodingMode", "Endpoint", "Enumeration", "GeneratedCode", "HTTPHeaders", "HTTPRequest",
        "HTTPRequestWriter", "HTTPResponse", "HeaderReader", "JSONDecoding", "JSONDecodingError",
        "JSONEncodingError", "JSONKeys", "JSONKinds", "JSONMismatch", "JSONModel", "JSONNull", "JSONNumber",
        "JSONReader", "JSONSyntaxError", "JSONType", "JSONValue", "JSONWriter", "Message", "MessageCallbacks",
        "MessageError", "MessageExecutor", "MessageOwner", "MessageProgress", "MessageRequest",
        "MessageRoutine", "MessageState", "MessageTiming", "OAuthFlow", "Pattern", "Presence", "Responder",
        "ResponseHeaders", "ResponseReader", "SchemeCredentials", "ScriptedTransport", "SecurityScheme",
        "SendingPolicy", "SendingResult", "ServerConfig", "StringFormat", "Transport", "TransportOptions",
        "URLSessionTransport", "UnionChoice", "Upload", "Validatable", "Validator", "ValueCheck",
        "ValueCheckTable", "Violation",
    ]
}

extension NamingContext {
    /// Tells of a name that is also one of the runtime, for a declaration that stands in no namespace and no type.
    func noteRuntimeName(_ name: String, _ scope: NameScope, at span: SourceSpan) {
        guard scope == .outermost(namespace: nil), RuntimeNames.all.contains(name) else { return }
        diagnostics.note(
            .runtimeName, "BeeRuntime has a `\(name)` too: code that imports both modules must say which one it means",
            at: span,
            help: "write the module in front of it, or give the document a `namespace:` or the type another name under "
                + "`names:` in scaffold.yaml")
    }
}

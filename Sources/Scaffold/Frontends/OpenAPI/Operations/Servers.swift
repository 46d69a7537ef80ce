import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    /// The servers of a description, a path item or an operation.
    func servers(of object: Location) -> [Server] {
        reading.list("servers", of: object).compactMap(server)
    }

    private func server(_ location: Location) -> Server? {
        guard reading.isMapping(location, "a server") else { return nil }
        reading.checkKeys(of: location, as: .server)
        guard let url = reading.text("url", of: location) else {
            reading.reportMissing(
                "url", of: location, as: .server, "a server needs a `url`; it is left out",
                at: location.span.part(0, length: 1), help: "add `url`")
            return nil
        }
        let span = location.node["url"]?.span ?? location.span
        var variables = self.variables(of: location)
        let used = PathTemplateReader(url).template.parameters
        for name in used where !variables.contains(where: { $0.name == name }) {
            sink.warning(
                .invalidServer, "the server has no variable `\(name)`", at: span,
                help: "add it to `variables` with a default; an empty text stands for it")
            variables.append(Server.Variable(name: name, defaultValue: ""))
        }
        for entry in location.node["variables"]?.entries.map({ $0 }) ?? [] where !used.contains(entry.name) {
            sink.warning(
                .invalidServer, "the url has no variable `\(entry.name)`", at: entry.key.span,
                help: Spelling.question(about: entry.name, among: used)
                    ?? "write `{\(entry.name)}` in the url, or remove the variable")
        }
        noteRelative(url, variables, at: span)
        return Server(
            name: reading.text("name", of: location), url: url, variables: variables,
            documentation: documentation(of: location), span: location.span)
    }

    /// A relative url is relative to where the description was found, which nobody knows any more.
    private func noteRelative(_ url: String, _ variables: [Server.Variable], at span: SourceSpan) {
        let full = variables.reduce(url) { $0.replacing("{\($1.name)}", with: $1.defaultValue) }
        guard ReferenceText.scheme(of: full) == nil else { return }
        sink.note(
            .invalidServer, "the server `\(url)` is relative: a client must be given the base that it belongs to",
            at: span)
    }

    private func variables(of server: Location) -> [Server.Variable] {
        guard let variables = reading.mapping("variables", of: server) else { return [] }
        return variables.entries.compactMap { key, value in
            guard reading.isMapping(value, "a server variable") else { return nil }
            reading.checkKeys(of: value, as: .serverVariable)
            return variable(key, value)
        }
    }

    private func variable(_ key: Node, _ location: Location) -> Server.Variable {
        let allowed = reading.texts("enum", of: location)
        if let values = location.node["enum"], values.kind == .list, values.count == 0 {
            sink.warning(
                .invalidServer, "`enum` allows nothing: it must hold a value", at: values.span,
                help: "list the values, or remove it")
        }
        var value = location.node["default"].map { _ in reading.text("default", of: location) } ?? nil
        if value == nil {
            reading.reportMissing(
                "default", of: location, as: .serverVariable,
                "the variable `\(key.text)` needs a `default`; "
                    + (allowed.isEmpty ? "an empty text" : "the first of `enum`") + " stands for it",
                at: key.span, help: "add `default`")
            value = allowed.first
        }
        if let value, let place = location.node["default"]?.span, !allowed.isEmpty, !allowed.contains(value) {
            sink.warning(
                .invalidServer, "the default `\(value)` is not among the values of `enum`", at: place,
                notes: [.init("the values are here", at: .span(location.node["enum"]?.span ?? place))],
                help: "add it to `enum`, or take one of its values")
        }
        return Server.Variable(
            name: key.text, defaultValue: value ?? "", allowed: allowed, documentation: documentation(of: location))
    }

    /// Swagger 2.0: one server per scheme, `https` first.
    func swaggerServers(_ root: Location, schemes own: [String]? = nil) -> [Server] {
        let host = reading.text("host", of: root)
        var path = reading.text("basePath", of: root) ?? ""
        let span = root.node["host"]?.span ?? root.node["basePath"]?.span ?? root.span.part(0, length: 1)
        if path == "/" { path = "" }
        if !path.isEmpty, !path.hasPrefix("/") { path = "/" + path }
        guard let host, !host.isEmpty else {
            guard !path.isEmpty else { return [] }
            noteRelative(path, [], at: span)
            return [Server(url: path, span: span)]
        }
        var schemes = own ?? reading.texts("schemes", of: root)
        if schemes.isEmpty { schemes = ["https"] }
        let sorted = schemes.filter { $0 == "https" } + schemes.filter { $0 != "https" }
        return sorted.map { Server(name: sorted.count > 1 ? $0 : nil, url: "\($0)://\(host)\(path)", span: span) }
    }
}

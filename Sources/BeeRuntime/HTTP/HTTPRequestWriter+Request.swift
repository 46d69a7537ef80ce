import Foundation

extension HTTPRequestWriter {
    /// The whole request.
    ///
    /// - Throws: code `params` for inputs that cannot be sent, `routes` where there is no server to send to.
    func request(to endpoint: Endpoint, with settings: Client.Configuration) throws(MessageError) -> HTTPRequest {
        let content = encodedBody
        var problems = problems
        if let error = json.error { problems.append("the body, \(error)") }
        guard problems.isEmpty else { throw .params(problems) }
        let url = try RequestURL.make(
            base: { () throws(MessageError) -> String in
                if let url = settings.baseURL { return url }
                return try endpoint.servers.url(
                    environment: settings.environment, variables: settings.serverVariables)
            },
            template: endpoint.path, values: pathValues,
            query: wholeQuery.map { [$0] } ?? queryPairs(with: settings.parameters))
        return HTTPRequest(
            method: endpoint.method, url: url,
            headers: fields(for: endpoint, contentType: content?.contentType, defaults: settings.headers),
            body: content?.data)
    }

    private var encodedBody: (data: Data, contentType: String)? {
        json.bytes.isEmpty ? body.encoded : (Data(json.bytes), jsonType)
    }

    /// The message's pairs, then the client's whose names the message does not have.
    private func queryPairs(with defaults: [String: String]) -> [String] {
        let own = Set(query.map(\.name))
        let others = defaults.map { (PercentEncoding.value.encode($0.key), PercentEncoding.value.encode($0.value)) }
            .filter { !own.contains($0.0) }
            .sorted { $0.0 < $1.0 }
        return (query + others).map { "\($0.0)=\($0.1)" }
    }

    private func fields(for endpoint: Endpoint, contentType: String?, defaults: HTTPHeaders) -> HTTPHeaders {
        var fields = headers
        if !cookies.isEmpty { fields.add("Cookie", cookies.joined(separator: "; ")) }
        if let contentType { fields["Content-Type"] = contentType }
        if fields["Accept"] == nil && !endpoint.accepts.isEmpty {
            fields["Accept"] = endpoint.accepts.joined(separator: ", ")
        }
        let own = fields
        for field in defaults where own[field.name] == nil { fields.add(field.name, field.value) }
        return fields
    }
}

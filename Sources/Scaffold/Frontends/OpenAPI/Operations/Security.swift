import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

extension DescriptionReader {
    func readSecurity(_ root: Location) {
        let holder = dialect == .swagger2 ? root : reading.mapping("components", of: root)
        let key = dialect == .swagger2 ? "securityDefinitions" : "securitySchemes"
        let schemes = holder.flatMap { reading.mapping(key, of: $0) }
        for (key, value) in schemes?.entries ?? [] where !key.text.hasPrefix("x-") {
            schemeNames.insert(key.text)
            guard let scheme = scheme(key, value) else { continue }
            reading.model[document.id].securitySchemes.append(scheme)
        }
        security = requirements(of: root)
    }

    private func scheme(_ key: Node, _ location: Location) -> SecurityScheme? {
        guard let location = reading.object(at: location, as: .securityScheme) else { return nil }
        reading.checkKeys(of: location, as: .securityScheme)
        guard let type = reading.text("type", of: location) else {
            reportMissing("type", location, key)
            return nil
        }
        guard let kind = kind(type, location, key) else { return nil }
        return SecurityScheme(
            name: key.text, kind: kind, documentation: documentation(of: location), span: key.span)
    }

    private func kind(_ type: String, _ location: Location, _ key: Node) -> SecurityScheme.Kind? {
        switch type {
        case "apiKey": return apiKey(location, key)
        case "basic" where dialect == .swagger2: return .http(scheme: "basic")
        case "http":
            guard let scheme = reading.text("scheme", of: location) else {
                reportMissing("scheme", location, key)
                return nil
            }
            return .http(scheme: scheme.lowercased(), bearerFormat: reading.text("bearerFormat", of: location))
        case "oauth2": return .oauth2(dialect == .swagger2 ? swaggerFlow(location) : flows(location, key))
        case "openIdConnect":
            guard let url = reading.text("openIdConnectUrl", of: location) else {
                reportMissing("openIdConnectUrl", location, key)
                return nil
            }
            return .openIDConnect(url: url)
        case "mutualTLS": return .mutualTLS
        default:
            // Of another kind: reported already.
            guard location.node["type"]?.kind == .string else { return nil }
            let known =
                dialect == .swagger2
                ? ["basic", "apiKey", "oauth2"] : ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]
            sink.warning(
                .invalidSecurity, "there is no security scheme of type `\(type)`",
                at: location.node["type"]?.span ?? key.span,
                help: Spelling.question(about: type, among: known)
                    ?? "one of: \(known.joined(separator: ", "))")
            return nil
        }
    }

    private func reportMissing(_ name: String, _ location: Location, _ key: Node) {
        reading.reportMissing(
            name, of: location, as: .securityScheme, "the security scheme `\(key.text)` needs `\(name)`", at: key.span,
            help: "add `\(name)`")
    }

    private func apiKey(_ location: Location, _ key: Node) -> SecurityScheme.Kind? {
        guard let name = reading.text("name", of: location) else {
            reportMissing("name", location, key)
            return nil
        }
        guard let place = reading.text("in", of: location) else {
            reportMissing("in", location, key)
            return nil
        }
        guard let place = Parameter.Place(rawValue: place), place != .path else {
            sink.warning(
                .invalidSecurity, "a key travels in `query`, `header` or `cookie`, not in `\(place)`",
                at: location.node["in"]?.span ?? key.span, help: "write the one that the service reads")
            return nil
        }
        guard place.allows(name) else {
            sink.warning(
                .invalidName, place.refusal(of: name) + "; the security scheme is left out",
                at: location.node["name"]?.span ?? key.span, help: Parameter.Place.nameHelp)
            return nil
        }
        return .apiKey(name: name, place: place)
    }

    // MARK: OAuth

    private func flows(_ location: Location, _ key: Node) -> [OAuthFlow] {
        guard let flows = reading.mapping("flows", of: location) else {
            reportMissing("flows", location, key)
            return []
        }
        reading.checkKeys(of: flows, as: .oauthFlows)
        return flows.entries.compactMap { key, value in
            guard let kind = OAuthFlow.Kind(rawValue: key.text), reading.isMapping(value, "a flow") else { return nil }
            reading.checkKeys(of: value, as: .oauthFlow)
            return flow(kind, value)
        }
    }

    private func flow(_ kind: OAuthFlow.Kind, _ location: Location) -> OAuthFlow {
        let scopes = reading.mapping("scopes", of: location)?.node.entries.filter { !$0.name.hasPrefix("x-") }
        let authorization =
            kind == .deviceAuthorization
            ? reading.text("deviceAuthorizationUrl", of: location) : reading.text("authorizationUrl", of: location)
        return OAuthFlow(
            kind: kind, authorizationURL: authorization, tokenURL: reading.text("tokenUrl", of: location),
            refreshURL: reading.text("refreshUrl", of: location),
            scopes: (scopes ?? []).map { OAuthFlow.Scope(name: $0.name, description: $0.value.text) })
    }

    /// Swagger 2.0 has one flow for each scheme, two of them under other names.
    private func swaggerFlow(_ location: Location) -> [OAuthFlow] {
        let names: [String: OAuthFlow.Kind] = [
            "implicit": .implicit, "password": .password, "application": .clientCredentials,
            "accessCode": .authorizationCode,
        ]
        guard let name = reading.text("flow", of: location) else { return [] }
        guard let kind = names[name] else {
            sink.warning(
                .invalidSecurity, "there is no flow `\(name)`", at: location.node["flow"]?.span ?? location.span,
                help: "one of: \(names.keys.sorted().joined(separator: ", "))")
            return []
        }
        return [flow(kind, location)]
    }

    // MARK: Requirements

    /// What a description or an operation needs; nil where it says nothing of it.
    func requirements(of object: Location) -> [[SecurityRequirement]]? {
        guard let node = object.node["security"], !node.isNull else { return nil }
        let alternatives = reading.list("security", of: object)
        let usable = Set(reading.model[document.id].securitySchemes.map(\.name))
        let sound = alternatives.compactMap { alternative($0, usable) }
        // Nothing that can be met is left: as if nothing were said, rather than "needs nothing".
        return sound.isEmpty && !alternatives.isEmpty ? nil : sound
    }

    private func alternative(_ location: Location, _ usable: Set<String>) -> [SecurityRequirement]? {
        guard reading.isMapping(location, "a security requirement") else { return nil }
        var requirements: [SecurityRequirement] = []
        for (key, value) in location.entries {
            guard schemeNames.contains(key.text) else {
                sink.warning(
                    .invalidSecurity, "there is no security scheme `\(key.text)`", at: key.span,
                    help: Spelling.question(about: key.text, among: schemeNames.sorted())
                        ?? "declare it among the security schemes")
                return nil
            }
            // One that is declared and cannot be used was reported where it stands.
            guard usable.contains(key.text) else { return nil }
            if value.node.kind != .list {
                sink.warning(.wrongKind, "a requirement is a list of scopes", at: value.span, help: "write `[]`")
            }
            requirements.append(
                SecurityRequirement(scheme: key.text, scopes: value.node.items.compactMap(\.string)))
        }
        return requirements
    }
}

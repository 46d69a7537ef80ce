import ScaffoldModel
import ScaffoldNaming

/// Writes what a document says of how clients say who they are.
enum SecurityPlan {
    /// Schemes as elements of a list.
    static func schemes(_ schemes: [SecurityScheme]) -> [String] {
        schemes.map { ".init(\(SwiftLiteral.string($0.name)), \(kind($0.kind)))" }
    }

    /// What a message needs: alternatives, each with all that it needs.
    static func requirements(_ alternatives: [[SecurityRequirement]]) -> String {
        let all = alternatives.map { requirements in
            let each = requirements.map { requirement in
                let scopes = requirement.scopes.isEmpty ? "" : ", scopes: \(SwiftLiteral.strings(requirement.scopes))"
                return ".init(\(SwiftLiteral.string(requirement.scheme))\(scopes))"
            }
            return "[\(each.joined(separator: ", "))]"
        }
        return "[\(all.joined(separator: ", "))]"
    }

    private static func kind(_ kind: SecurityScheme.Kind) -> String {
        switch kind {
        case .apiKey(let name, let place): ".apiKey(name: \(SwiftLiteral.string(name)), in: .\(place.rawValue))"
        case .http(let scheme, _): ".http(\(SwiftLiteral.string(scheme)))"
        case .oauth2(let flows): ".oauth2([\(flows.map(flow).joined(separator: ", "))])"
        case .openIDConnect(let url): ".openIDConnect(\(SwiftLiteral.string(url)))"
        case .mutualTLS: ".mutualTLS"
        }
    }

    private static func flow(_ flow: OAuthFlow) -> String {
        let urls = [
            ("authorizationURL", flow.authorizationURL), ("tokenURL", flow.tokenURL), ("refreshURL", flow.refreshURL),
        ]
        var arguments = [".\(flow.kind.rawValue)"]
        arguments += urls.compactMap { label, url in url.map { "\(label): \(SwiftLiteral.string($0))" } }
        if !flow.scopes.isEmpty { arguments.append("scopes: \(SwiftLiteral.strings(flow.scopes.map(\.name)))") }
        return ".init(\(arguments.joined(separator: ", ")))"
    }
}

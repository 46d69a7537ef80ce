/// The objects of a description that are no schemas, and the keys that each can have.
enum DescriptionObject: String, CaseIterable, Sendable {
    case description, info, contact, license, server, serverVariable, components, securityScheme, oauthFlows, oauthFlow
    case pathItem, operation, parameter, requestBody, mediaType, encoding, response, header
    case tag, externalDocs, discriminator, xml

    /// What the object is called in messages.
    var name: String {
        switch self {
        case .description: "a description"
        case .info: "`info`"
        case .contact: "`contact`"
        case .license: "`license`"
        case .server: "a server"
        case .serverVariable: "a server variable"
        case .components: "`components`"
        case .securityScheme: "a security scheme"
        case .oauthFlows: "`flows`"
        case .oauthFlow: "an OAuth flow"
        case .pathItem: "a path item"
        case .operation: "an operation"
        case .parameter: "a parameter"
        case .requestBody: "a request body"
        case .mediaType: "a media type"
        case .encoding: "an encoding"
        case .response: "a response"
        case .header: "a header"
        case .tag: "a tag"
        case .externalDocs: "`externalDocs`"
        case .discriminator: "`discriminator`"
        case .xml: "`xml`"
        }
    }
}

/// What becomes of one key of an object, and in which versions it is one.
struct KeySupport: Sendable {
    enum Level: Sendable {
        /// It has its full effect.
        case supported
        /// It changes nothing that is sent or read: documentation, examples, hints for servers.
        case annotation
        /// It is left aside, and a note says why.
        case ignored(String)
    }

    let key: String
    let object: DescriptionObject
    var dialects: Set<Dialect>
    let level: Level
}

/// The keys of every object, in the order of the specification. The reader asks this table what to report, and the
/// documentation's list is written from it.
enum KeyTable {
    static let rows: [KeySupport] = documents + security + operations + bodies + parts

    /// The rows of an object, by key.
    static func rows(of object: DescriptionObject) -> [String: KeySupport] { index[object] ?? [:] }

    /// The keys that an object has in a version.
    static func keys(of object: DescriptionObject, in dialect: Dialect) -> [String] {
        rows.filter { $0.object == object && $0.dialects.contains(dialect) }.map(\.key)
    }

    /// Versions may have a key in rows of their own.
    private static let index: [DescriptionObject: [String: KeySupport]] = Dictionary(
        grouping: rows, by: \.object
    ).mapValues { rows in
        Dictionary(rows.map { ($0.key, $0) }) { first, second in
            var row = first
            row.dialects.formUnion(second.dialects)
            return row
        }
    }

    private static let swagger: Set<Dialect> = [.swagger2]
    private static let all: Set<Dialect> = [.swagger2, .openAPI30, .openAPI31, .openAPI32]
    private static let since30 = all.subtracting(swagger)
    private static let since31: Set<Dialect> = [.openAPI31, .openAPI32]
    private static let since32: Set<Dialect> = [.openAPI32]

    private static func row(
        _ object: DescriptionObject, _ dialects: Set<Dialect>, _ keys: String, _ level: KeySupport.Level = .supported
    ) -> [KeySupport] {
        keys.split(separator: " ").map {
            KeySupport(key: String($0), object: object, dialects: dialects, level: level)
        }
    }

    private static let documents =
        row(.description, swagger, "swagger host basePath schemes consumes produces definitions parameters responses")
        + row(.description, swagger, "securityDefinitions")
        + row(.description, since30, "openapi servers components")
        + row(.description, all, "info paths security")
        + row(.description, all, "tags externalDocs", .annotation)
        + row(.description, since31, "webhooks jsonSchemaDialect")
        + row(.description, since32, "$self")
        + row(.info, all, "title description")
        + row(.info, all, "termsOfService contact license version", .annotation)
        + row(.info, since31, "summary")
        + row(.contact, all, "name url email", .annotation)
        + row(.license, all, "name url", .annotation)
        + row(.license, since31, "identifier", .annotation)
        + row(.server, since30, "url description variables")
        + row(.server, since32, "name")
        + row(.serverVariable, since30, "enum default")
        + row(.serverVariable, since30, "description", .annotation)
        + row(.components, since30, "schemas responses parameters requestBodies headers securitySchemes callbacks")
        + row(.components, since30, "examples links", .annotation)
        + row(.components, since31, "pathItems")
        + row(.components, since32, "mediaTypes")

    private static let security =
        row(.securityScheme, all, "type description name in")
        + row(.securityScheme, swagger, "flow authorizationUrl tokenUrl scopes")
        + row(.securityScheme, since30, "scheme bearerFormat flows openIdConnectUrl")
        + row(.securityScheme, since32, "deprecated", .annotation)
        + row(.securityScheme, since32, "oauth2MetadataUrl", .annotation)
        + row(.oauthFlows, since30, "implicit password clientCredentials authorizationCode")
        + row(.oauthFlows, since32, "deviceAuthorization")
        + row(.oauthFlow, since30, "authorizationUrl tokenUrl refreshUrl scopes")
        + row(.oauthFlow, since32, "deviceAuthorizationUrl")

    private static let operations =
        row(.pathItem, all, "$ref get put post delete options head patch parameters")
        + row(.pathItem, since30, "trace servers summary description")
        + row(.pathItem, since32, "query additionalOperations")
        + row(
            .operation, all,
            "tags summary description externalDocs operationId parameters responses deprecated security")
        + row(.operation, swagger, "consumes produces schemes")
        + row(.operation, since30, "requestBody callbacks servers")
        + row(.parameter, all, "name in description required")
        + row(.parameter, all, "allowEmptyValue", .annotation)
        + row(.parameter, swagger, "schema type format items collectionFormat default maximum exclusiveMaximum minimum")
        + row(.parameter, swagger, "exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems enum")
        + row(.parameter, swagger, "multipleOf")
        + row(.parameter, since30, "schema content style explode allowReserved deprecated example examples")

    private static let bodies =
        row(.requestBody, since30, "description content required")
        + row(.mediaType, since30, "schema encoding")
        + row(.mediaType, since30, "example examples", .annotation)
        + row(.mediaType, since32, "itemSchema")
        + row(.mediaType, since32, "prefixEncoding itemEncoding")
        + row(.encoding, since30, "contentType headers style explode allowReserved")
        + row(
            .encoding, since32, "encoding prefixEncoding itemEncoding",
            .ignored("the parts of a part are written as JSON"))
        + row(.response, all, "headers")
        + row(.response, all, "description", .annotation)
        + row(.response, since32, "summary", .annotation)
        + row(.response, swagger, "schema")
        + row(.response, swagger, "examples", .annotation)
        + row(.response, since30, "content")
        + row(.response, since30, "links", .ignored("links are not followed"))
        + row(.header, all, "description")
        + row(.header, swagger, "type format items collectionFormat maximum exclusiveMaximum minimum")
        + row(.header, swagger, "default", .annotation)
        + row(.header, swagger, "exclusiveMinimum maxLength minLength pattern maxItems minItems uniqueItems enum")
        + row(.header, swagger, "multipleOf")
        + row(.header, since30, "required deprecated schema content style explode")
        + row(.header, since30, "allowEmptyValue allowReserved example examples", .annotation)

    private static let parts =
        row(.tag, all, "name description externalDocs", .annotation)
        + row(.tag, since32, "summary parent kind", .annotation)
        + row(.externalDocs, all, "url description", .annotation)
        + row(.discriminator, since30, "propertyName mapping")
        + row(.discriminator, since32, "defaultMapping")
        + row(.xml, all, "name namespace prefix attribute wrapped", .annotation)
        + row(.xml, since32, "nodeType", .annotation)
}

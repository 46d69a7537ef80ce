/// What generated code looks like.
package struct RenderingOptions: Sendable {
    package enum Access: String, CaseIterable, Sendable {
        case `public`, package, `internal`
    }

    package enum Files: Hashable, Sendable {
        /// A file for each type, in folders by kind.
        case perType
        /// A fixed number of files, each always written; the file of a type depends on its name alone.
        case shards(Int)
    }

    package enum Properties: String, CaseIterable, Sendable {
        case `let`, `var`
    }

    package enum Enumerations: String, CaseIterable, Sendable {
        /// A value that is not listed is a case of its own, so that a service can add some.
        case open
        /// There are no other values: a switch needs no default, and an unlisted one is of the wrong type.
        case closed
    }

    package enum Decoding: String, CaseIterable, Sendable {
        case tolerant, strict, off
    }

    package var access: Access
    package var files: Files
    package var properties: Properties
    /// How strictly messages read and check answers where a client does not say.
    package var decoding: Decoding
    /// How strictly requests are checked before they go out.
    package var requests: Decoding
    package var enumerations: Enumerations
    /// Whether models are `Swift.Hashable`.
    package var hashable: Bool
    /// Whether models are `Swift.Codable` too.
    package var codable: Bool

    package init(
        access: Access = .public, files: Files = .perType, properties: Properties = .let,
        decoding: Decoding = .tolerant, requests: Decoding = .strict, enumerations: Enumerations = .open,
        hashable: Bool = false, codable: Bool = false
    ) {
        self.access = access
        self.files = files
        self.properties = properties
        self.decoding = decoding
        self.requests = requests
        self.enumerations = enumerations
        self.hashable = hashable
        self.codable = codable
    }
}

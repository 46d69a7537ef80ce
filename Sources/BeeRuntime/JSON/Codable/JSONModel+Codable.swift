// What `codable: true` of the configuration needs: the conformance of a model is two lines, which go through its JSON.

extension JSONModel {
    /// Reads the model with any decoder.
    ///
    /// - Parameter decoder: the decoder of `init(from:)`.
    /// - Throws: `DecodingError`, with the ``JSONDecodingError`` inside, where the value is not of the type.
    public init(bridging decoder: any Decoder) throws {
        let value = try JSONValue(from: decoder)
        do {
            self = try JSONDecoding.read(Self.self, from: Array(value.description.utf8))
        } catch {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "\(error)", underlyingError: error))
        }
    }

    /// Writes the model with any encoder.
    ///
    /// - Parameter encoder: the encoder of `encode(to:)`.
    /// - Throws: ``JSONEncodingError`` where JSON cannot hold the model, or what the encoder throws.
    public func bridge(to encoder: any Encoder) throws {
        try JSONValue(encoding: self).encode(to: encoder)
    }
}

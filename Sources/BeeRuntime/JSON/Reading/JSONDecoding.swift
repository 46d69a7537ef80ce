public import Foundation

/// Reads whole JSON texts.
///
/// Constraints are not checked here: see ``Validator``.
public enum JSONDecoding {
    /// Reads a value of a type.
    ///
    /// - Throws: what is wrong with the text or, where it is JSON, each value that is not of its type.
    public static func read<Value: JSONType>(
        _ type: Value.Type, from data: Data, options: JSONReader.Options = .init()
    ) throws(JSONDecodingError) -> Value {
        try data.withUnsafeBytes { result(type, from: $0, options: options) }.get()
    }

    /// Reads a value of a type.
    ///
    /// - Throws: what is wrong with the text or, where it is JSON, each value that is not of its type.
    public static func read<Value: JSONType>(
        _ type: Value.Type, from bytes: [UInt8], options: JSONReader.Options = .init()
    ) throws(JSONDecodingError) -> Value {
        try bytes.withUnsafeBytes { result(type, from: $0, options: options) }.get()
    }

    /// A value that a description states as JSON, such as a default that has no literal in Swift. The generator has
    /// checked that it is of its type.
    public static func literal<Value: JSONType>(_ text: String, as type: Value.Type) -> Value {
        var text = text
        return text.withUTF8 { bytes in
            reading(UnsafeRawBufferPointer(bytes), options: .init()) { $0.element(type) }
        }
    }

    private static func result<Value: JSONType>(
        _ type: Value.Type, from text: UnsafeRawBufferPointer, options: JSONReader.Options
    ) -> Result<Value, JSONDecodingError> {
        reading(text, options: options) { reader in
            let value = reader.element(type)
            KeyOrder.learn(reader.order)
            return reader.finish().map(Result.failure) ?? .success(value)
        }
    }

    private static func reading<Value>(
        _ text: UnsafeRawBufferPointer, options: JSONReader.Options, _ body: (inout JSONReader) -> Value
    ) -> Value {
        let text = PaddedText(text)
        // The reader's pointers do not keep it.
        return withExtendedLifetime(text) {
            var reader = JSONReader(text, options: options)
            return body(&reader)
        }
    }
}

public import Foundation

/// Reads whole JSON texts.
///
/// Constraints are not checked here: see ``Validator``.
public enum JSONDecoding {
    /// Reads a value of a type.
    ///
    /// - Throws: what is wrong with the text or, where it is JSON, each value that is not of its type.
    public static func read<Value: JSONDecodable>(
        _ type: Value.Type, from data: Data, options: JSONReader.Options = .init()
    ) throws(JSONDecodingError) -> Value {
        try data.withUnsafeBytes { result(type, from: $0, options: options) }.get()
    }

    /// Reads a value of a type.
    ///
    /// - Throws: what is wrong with the text or, where it is JSON, each value that is not of its type.
    public static func read<Value: JSONDecodable>(
        _ type: Value.Type, from bytes: [UInt8], options: JSONReader.Options = .init()
    ) throws(JSONDecodingError) -> Value {
        try bytes.withUnsafeBytes { result(type, from: $0, options: options) }.get()
    }

    private static func result<Value: JSONDecodable>(
        _ type: Value.Type, from text: UnsafeRawBufferPointer, options: JSONReader.Options
    ) -> Result<Value, JSONDecodingError> {
        var reader = JSONReader(text, options: options)
        let value = reader.element(type)
        KeyOrder.learn(reader.order)
        return reader.finish().map(Result.failure) ?? .success(value)
    }
}

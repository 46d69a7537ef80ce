import ScaffoldMetaSchemas

/// The meta-schemas of JSON Schema, which documents refer to by their addresses.
enum MetaSchemas {
    static func bytes(at address: String) -> [UInt8]? {
        for index in 0..<scaffold_meta_schema_count() {
            let schema = scaffold_meta_schema_at(index)
            guard String(cString: schema.address) == address else { continue }
            return Array(UnsafeBufferPointer(start: schema.bytes, count: schema.size))
        }
        return nil
    }
}

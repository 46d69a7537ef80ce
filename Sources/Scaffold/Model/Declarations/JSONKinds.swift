/// Kinds of JSON values.
package struct JSONKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let null = JSONKinds(rawValue: 1)
    package static let bool = JSONKinds(rawValue: 2)
    /// Numbers without a fraction.
    package static let integer = JSONKinds(rawValue: 4)
    /// Numbers with a fraction; a schema's `number` is this and `integer`.
    package static let fraction = JSONKinds(rawValue: 8)
    package static let string = JSONKinds(rawValue: 16)
    package static let list = JSONKinds(rawValue: 32)
    package static let object = JSONKinds(rawValue: 64)

    package static let number: JSONKinds = [.integer, .fraction]
    package static let all: JSONKinds = [.null, .bool, .number, .string, .list, .object]
}

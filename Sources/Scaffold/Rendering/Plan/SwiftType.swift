import ScaffoldModel

/// A type as generated code writes it.
indirect enum SwiftType: Hashable, Sendable {
    /// A type of the standard library, Foundation or the runtime, with its module in front.
    case library(String)
    /// A generated type, by its reference.
    case generated(String)
    case array(SwiftType)
    case dictionary(SwiftType)
    case optional(SwiftType)
    case presence(SwiftType)
    case box(SwiftType)

    static let string = SwiftType.library("Swift.String")
    static let data = SwiftType.library("Foundation.Data")
    static let stream = SwiftType.library("BeeRuntime.ByteStream")
    static let void = SwiftType.library("Swift.Void")

    var text: String {
        switch self {
        case .library(let name), .generated(let name): name
        case .array(let element): "[\(element.text)]"
        case .dictionary(let value): "[Swift.String: \(value.text)]"
        case .optional(let wrapped): wrapped.text + "?"
        case .presence(let wrapped): "BeeRuntime.Presence<\(wrapped.text)>"
        case .box(let value): "BeeRuntime.Box<\(value.text)>"
        }
    }

    /// The modules that a declaration with this type needs.
    var modules: Modules {
        switch self {
        case .library(let name):
            name.hasPrefix("Foundation.") ? [.foundation] : name.hasPrefix("BeeRuntime.") ? [.runtime] : []
        case .generated: []
        case .array(let inner), .dictionary(let inner), .optional(let inner): inner.modules
        case .presence(let inner), .box(let inner): inner.modules.union([.runtime])
        }
    }

    init(_ scalar: Scalar) {
        switch scalar {
        case .string: self = .string
        case .bool: self = .library("Swift.Bool")
        case .int: self = .library("Swift.Int")
        case .int32: self = .library("Swift.Int32")
        case .int64: self = .library("Swift.Int64")
        case .uint: self = .library("Swift.UInt")
        case .uint32: self = .library("Swift.UInt32")
        case .uint64: self = .library("Swift.UInt64")
        case .float: self = .library("Swift.Float")
        case .double: self = .library("Swift.Double")
        case .decimal: self = .library("Foundation.Decimal")
        case .date: self = .library("BeeRuntime.CalendarDate")
        case .dateTime: self = .library("Foundation.Date")
        case .uuid: self = .library("Foundation.UUID")
        case .url: self = .library("Foundation.URL")
        case .bytes, .binary: self = .data
        case .upload: self = .library("BeeRuntime.Upload")
        case .json: self = .library("BeeRuntime.JSONValue")
        case .null: self = .library("BeeRuntime.JSONNull")
        }
    }
}

/// The modules that a generated file imports: those that its declarations show, and those that only their bodies name.
struct Modules: OptionSet, Sendable {
    let rawValue: UInt8

    static let runtime = Modules(rawValue: 1)
    static let foundation = Modules(rawValue: 2)

    /// The same ones, named in bodies.
    var hidden: Modules { Modules(rawValue: rawValue << 4 | rawValue & 0xF0) }
    /// Without those that only bodies name.
    var shown: Modules { Modules(rawValue: rawValue & 0xF) }

    /// In the order in which they are imported.
    static let all: [(module: Modules, name: String)] = [(.runtime, "BeeRuntime"), (.foundation, "Foundation")]
}

import ScaffoldModel
import ScaffoldSource

extension DecimalNumber {
    /// The number that a node is; nil for every other kind, and for YAML's infinities.
    init?(_ node: Node) {
        switch node.kind {
        case .integer:
            if let number = DecimalNumber(node.text) {
                self = number
            } else if let value = node.int {
                self.init(value)
            } else {
                return nil
            }
        case .float: self.init(node.text)
        default: return nil
        }
    }
}

extension ModelValue {
    /// A node as the JSON value that it is.
    init(_ node: Node) {
        switch node.kind {
        case .null: self = .null
        case .bool: self = .bool(node.bool ?? false)
        case .integer, .float: self = DecimalNumber(node).map { .number($0) } ?? .string(node.text)
        case .string: self = .string(node.text)
        case .list: self = .list(node.items.map { ModelValue($0) })
        case .mapping: self = .object(node.entries.map { Entry(key: $0.name, value: ModelValue($0.value)) })
        }
    }

    /// The kind of JSON value that it is.
    var kind: JSONKinds {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number(let number): number.isInteger ? .integer : .fraction
        case .string: .string
        case .list: .list
        case .object: .object
        }
    }
}

extension JSONValue {
    /// Whether two values are the same as JSON has it (JSON Schema 2020-12, section 4.2.2): `==`, except that strings are
    /// the same only if their code points are.
    func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.string(let left), .string(let right)): left.isSame(as: right)
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
        case (.object(let left), .object(let right)):
            left.count == right.count
                && left.allSatisfy { key, value in right[key].map { value.isSame(as: $0) } ?? false }
        default: self == other
        }
    }

    /// The kind of value that it is.
    var kind: JSONKinds {
        switch self {
        case .null: .null
        case .bool: .bool
        case .number(let number): number.isInteger ? .integer : .fraction
        case .string: .string
        case .array: .array
        case .object: .object
        }
    }
}

extension String {
    /// Whether two strings have the same code points; `==` takes canonically equivalent ones for equal.
    func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension [JSONValue] {
    /// Whether no two elements are the same.
    var areUnique: Bool {
        // What is the same is also equal, so that only equal ones need a second look.
        var seen: [JSONValue: [JSONValue]] = [:]
        return allSatisfy { value in
            if seen[value, default: []].contains(where: { $0.isSame(as: value) }) { return false }
            seen[value, default: []].append(value)
            return true
        }
    }
}

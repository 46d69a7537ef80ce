/// Names a type declaration of a `ProtocolModel`: links between types are by id, names are chosen last.
package struct TypeID: Hashable, Comparable, Sendable {
    package let index: Int
    package init(index: Int) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Names a message of a `ProtocolModel`.
package struct MessageID: Hashable, Comparable, Sendable {
    package let index: Int
    package init(index: Int) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Names an input document of a `ProtocolModel`.
package struct DocumentID: Hashable, Comparable, Sendable {
    package let index: Int
    package init(index: Int) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// Names a check over JSON values of a `ProtocolModel`.
package struct ValueCheckID: Hashable, Comparable, Sendable {
    package let index: Int
    package init(index: Int) { self.index = index }
    package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

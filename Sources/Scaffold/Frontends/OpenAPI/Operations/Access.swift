import ScaffoldDiagnostics
import ScaffoldModel
import ScaffoldSource

// Reading of the keys of an object: what is of the wrong kind is reported at its place and taken for absent.
extension Reading {
    /// The text of a key. A number or Boolean that somebody forgot to quote is its text.
    func text(_ key: String, of object: Location) -> String? {
        guard let node = object.node[key], !node.isNull else { return nil }
        switch node.kind {
        case .string: return node.text
        case .integer, .float, .bool:
            sink.warning(.wrongKind, "`\(key)` must be a string", at: node.span, help: "write it in quotes")
            return node.text
        case .null, .list, .mapping:
            sink.warning(
                .wrongKind, "`\(key)` must be a string, not \(node.kind.inWords)", at: node.span,
                help: "write text, or remove it")
            return nil
        }
    }

    func flag(_ key: String, of object: Location) -> Bool? {
        guard let node = object.node[key], !node.isNull else { return nil }
        if node.bool == nil {
            sink.warning(
                .wrongKind, "`\(key)` must be true or false, not \(node.kind.inWords)", at: node.span,
                help: Self.helpForBoolean(node))
        }
        return node.bool
    }

    /// What to write where a Boolean is due.
    static func helpForBoolean(_ node: Node) -> String {
        ["true", "false"].contains(node.text) ? "remove the quotes" : "write `true` or `false`"
    }

    func mapping(_ key: String, of object: Location) -> Location? {
        guard let value = object[key], !value.node.isNull else { return nil }
        return isMapping(value, "`\(key)`") ? value : nil
    }

    /// The elements of a list; empty where there is none.
    func list(_ key: String, of object: Location) -> [Location] {
        guard let value = object[key], !value.node.isNull else { return [] }
        guard value.node.kind == .list else {
            sink.warning(
                .wrongKind, "`\(key)` must be a list, not \(value.node.kind.inWords)", at: value.span,
                help: "write a list: `[…]`")
            return []
        }
        return value.items
    }

    /// The strings of a list; what is none is reported and left out.
    func texts(_ key: String, of object: Location) -> [String] {
        list(key, of: object).compactMap { item in
            switch item.node.kind {
            case .string: return item.node.text
            case .integer, .float, .bool:
                sink.warning(.wrongKind, "`\(key)` holds strings", at: item.span, help: "write it in quotes")
                return item.node.text
            case .null, .list, .mapping:
                sink.warning(
                    .wrongKind, "`\(key)` holds strings, not \(item.node.kind.inWords)", at: item.span,
                    help: "remove it, or write a string")
                return nil
            }
        }
    }

    /// Whether a value is a mapping; reported where it is not.
    func isMapping(_ value: Location, _ name: String) -> Bool {
        if value.node.kind == .mapping { return true }
        sink.warning(
            .wrongKind, "\(name) must be an object, not \(value.node.kind.inWords)", at: value.span,
            help: value.node.kind == .list ? "give each element a name" : "write an object, or remove it")
        return false
    }

    /// The object that stands at a location, or that a `$ref` there leads to; nil, and reported, where it is none of its
    /// kind.
    func object(at location: Location, as object: DescriptionObject) -> Location? {
        guard let target = references.follow(location), isMapping(target, object.name) else { return nil }
        guard let reference = location.node["$ref"], isForeign(target, to: object) else { return target }
        sink.warning(
            .wrongKind, "`\(reference.text)` is not \(object.name); it is left out", at: reference.span,
            notes: [.init("it is here", at: .span(target.span.part(0, length: 1)))], help: "refer to \(object.name)")
        return nil
    }

    /// Whether most keys of a mapping are none of an object: it is something else.
    private func isForeign(_ mapping: Location, to object: DescriptionObject) -> Bool {
        let rows = KeyTable.rows(of: object)
        var (own, foreign) = (0, 0)
        for entry in mapping.node.entries {
            let name = entry.name
            if rows[name]?.dialects.contains(mapping.dialect) ?? false {
                own += 1
            } else if !name.hasPrefix("x-") {
                foreign += 1
            }
        }
        return foreign > own
    }

    /// Reports that an object lacks a key. One that stands there under a name near enough to be meant is reported as
    /// what it is instead: an unknown key.
    func reportMissing(
        _ key: String, of location: Location, as object: DescriptionObject, _ message: String, at span: SourceSpan,
        help: String
    ) {
        guard location.node[key] == nil else { return }
        let keys = KeyTable.keys(of: object, in: location.dialect)
        let isMisspelt = location.node.entries.contains { entry in
            !keys.contains(entry.name) && Spelling.nearest(to: entry.name, in: keys) == key
        }
        if isMisspelt { return checkKeys(of: location, as: object) }
        sink.warning(.missingKey, message, at: span, help: help)
    }

    /// What an object says in words of its own, by name.
    func extensions(of object: Location) -> [ModelValue.Entry] {
        object.node.entries.filter { $0.name.hasPrefix("x-") }.modelEntries
    }

    /// Reports what is wrong with the keys of an object.
    func checkKeys(of location: Location, as object: DescriptionObject) {
        KeyTable.check(location, as: object, reporting: sink)
    }
}

extension NodeKind {
    var inWords: String {
        switch self {
        case .null: "null"
        case .bool: "a Boolean"
        case .integer, .float: "a number"
        case .string: "a string"
        case .list: "a list"
        case .mapping: "an object"
        }
    }
}

extension Node {
    /// Whether two nodes say the same, looking at no more than `budget` of them.
    func isSame(as other: Node, budget: inout Int) -> Bool {
        if id == other.id { return true }
        budget -= 1
        guard budget > 0, kind == other.kind, count == other.count else { return false }
        switch kind {
        case .list: return zip(items, other.items).allSatisfy { $0.isSame(as: $1, budget: &budget) }
        case .mapping:
            return zip(entries, other.entries).allSatisfy {
                $0.name == $1.name && $0.value.isSame(as: $1.value, budget: &budget)
            }
        default: return text == other.text
        }
    }
}

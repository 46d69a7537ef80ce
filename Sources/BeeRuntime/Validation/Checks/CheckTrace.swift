/// What keywords have looked at in one value, for `unevaluatedProperties` and `unevaluatedItems` (JSON Schema 2020-12,
/// section 11): the annotations that schemas leave which the value passes.
struct CheckTrace {
    /// Whether anybody asks; otherwise nothing is kept.
    let isNeeded: Bool

    private var keys: Set<String> = []
    private var hasAllKeys = false
    private var firstItems = 0
    private var otherItems: Set<Int> = []

    init(isNeeded: Bool) { self.isNeeded = isNeeded }

    mutating func add(key: String) { if isNeeded { keys.insert(key) } }
    mutating func add(item index: Int) { if isNeeded { otherItems.insert(index) } }
    mutating func add(firstItems count: Int) { firstItems = max(firstItems, count) }
    mutating func addAllKeys() { hasAllKeys = true }
    mutating func addAllItems() { firstItems = .max }

    mutating func add(_ other: CheckTrace) {
        guard isNeeded else { return }
        keys.formUnion(other.keys)
        hasAllKeys = hasAllKeys || other.hasAllKeys
        firstItems = max(firstItems, other.firstItems)
        otherItems.formUnion(other.otherItems)
    }

    func has(key: String) -> Bool { hasAllKeys || keys.contains(key) }
    func has(item index: Int) -> Bool { index < firstItems || otherItems.contains(index) }
}

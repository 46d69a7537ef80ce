import ScaffoldDiagnostics

// YAML's merge key (yaml.org/type/merge.html): `<<: *name` stands for the entries of the mapping that it names, except
// those that the mapping has itself.
extension NodeTreeBuilder {
    /// Puts the entries that the merge keys of the open container name in their place. Gives the places of values that
    /// cannot be merged.
    mutating func expandMerges() -> [SourceSpan] {
        let merges = takeMerges()
        guard !merges.isEmpty else { return [] }
        var faults: [SourceSpan] = []
        var names = Set<String>()
        for key in openKeys where !merges.contains(key) { names.insert(text(key)) }
        var pairs: [(key: UInt32, value: UInt32)] = []
        for key in openKeys {
            let value = records[key].sibling
            guard merges.contains(key) else {
                pairs.append((key, value))
                continue
            }
            guard let sources = mergeSources(value) else {
                faults.append(span(value))
                continue
            }
            for source in sources { pairs += mergedEntries(of: source, at: key, besides: &names) }
        }
        relink(pairs)
        return faults
    }

    /// The mappings that the value of a merge key names; nil where there is anything else.
    private func mergeSources(_ value: UInt32) -> [UInt32]? {
        let value = target(value)
        if records[value].kind == .mapping { return [value] }
        guard records[value].kind == .list else { return nil }
        var sources: [UInt32] = []
        for item in children(of: value) {
            sources.append(target(item))
            guard records[target(item)].kind == .mapping else { return nil }
        }
        return sources
    }

    /// Aliases for the entries of a mapping whose names are not taken yet.
    private mutating func mergedEntries(of source: UInt32, at merge: UInt32, besides names: inout Set<String>)
        -> [(key: UInt32, value: UInt32)]
    {
        var entries: [(key: UInt32, value: UInt32)] = []
        var slot = records[source].link
        while slot != NodeRecord.none {
            let value = records[slot].sibling
            if names.insert(text(slot)).inserted {
                entries.append((detachedAlias(to: slot, at: merge), detachedAlias(to: value, at: merge)))
            }
            slot = records[value].sibling
        }
        return entries
    }
}

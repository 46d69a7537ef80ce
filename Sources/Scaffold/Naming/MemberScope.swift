import ScaffoldDiagnostics

/// The fields, cases or inputs that must have different names.
struct MemberScope {
    struct Entry {
        /// The name in the document.
        let text: String
        /// The name that a person chose.
        let chosen: ChosenName?
        let span: SourceSpan
        /// Its place, as `names:` of the configuration calls it.
        let pointer: String
    }

    let context: NamingContext
    /// What the entries are, for diagnostics: "fields".
    let what: String
    /// Names that are taken by what is generated beside these.
    let reserved: Set<String>

    /// The names of all entries, without backticks, in their order. They do not depend on that order: of the names
    /// that fold to one, the one that needed no folding keeps it, and the others say what folding forgot.
    func names(_ entries: [Entry]) -> [String] {
        if entries.isEmpty { return [] }
        let chosen = entries.map { context.legal($0.chosen, isTaken: isTaken) }
        var names = entries.indices.map { chosen[$0] ?? fold(entries[$0].text) }
        var colliding = collisions(names)
        for spell in NameSpelling.members where !colliding.isEmpty {
            for index in entries.indices where chosen[index] == nil && colliding.contains(names[index]) {
                let isTaken = entries.indices.contains { chosen[$0] == names[index] }
                if isTaken || !isExact(entries[index].text, names[index]) { names[index] = spell(entries[index].text) }
            }
            colliding = collisions(names)
        }
        let taken = entries.indices.filter { chosen[$0] == nil && isTaken(names[$0]) }
        if colliding.isEmpty, taken.isEmpty { return names }
        for index in taken { names[index] += "_" }
        mark(&names, of: entries, chosen)
        if !collisions(names).isEmpty { diagnose(entries, names) }
        return names
    }

    /// Marks names that are still one, all but the one that stands in the document as it is.
    private func mark(_ names: inout [String], of entries: [Entry], _ chosen: [String?]) {
        let colliding = collisions(names)
        for index in entries.indices where chosen[index] == nil && colliding.contains(names[index]) {
            let name = names[index]
            guard !isExact(entries[index].text, name), !chosen.contains(name) else { continue }
            names[index] = NameSpelling.marked(name, of: entries[index].text)
            context.separated(
                "`\(entries[index].text)`", name, names[index], pointer: entries[index].pointer,
                at: entries[index].span)
        }
    }

    private func fold(_ text: String) -> String {
        if context.options.style == .bee, SwiftIdentifier.isLegal(text) { return text }
        return context.folded.member(text)
    }

    /// Whether a name in the document is the Swift name, byte for byte. One with combining marks never is: another
    /// may look and compare the same.
    private func isExact(_ text: String, _ name: String) -> Bool {
        text.utf8.elementsEqual(name.utf8) && !text.unicodeScalars.contains { CharacterClass($0) == .mark }
    }

    private func isTaken(_ name: String) -> Bool {
        reserved.contains(name) || SwiftKeywords.unusableMembers.contains(name)
    }

    private func collisions(_ names: [String]) -> Set<String> {
        if names.count < 2 { return [] }
        var seen = Set<String>(minimumCapacity: names.count)
        var colliding: Set<String> = []
        for name in names where !seen.insert(name).inserted { colliding.insert(name) }
        return colliding
    }

    private func diagnose(_ entries: [Entry], _ names: [String]) {
        var first: [String: SourceSpan] = [:]
        for (entry, name) in zip(entries, names) {
            let place = entry.chosen?.span ?? entry.span
            if let other = first[name] {
                context.collision(
                    name, what, at: place, with: other, help: NamingContext.help(renaming: entry.pointer))
            } else {
                first[name] = place
            }
        }
    }
}

/// Finds what somebody who mistyped a name probably meant.
package enum Spelling {
    /// The candidate that is nearest to a name, if one is near enough to be worth naming: less than half of the letters
    /// differ, and at most four. Of equally near ones the first in the order given.
    package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        let wanted = letters(name)
        guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
        var best: (candidate: String, distance: Int)?
        for candidate in candidates {
            let known = letters(candidate)
            let longer = max(wanted.count, known.count)
            let limit = min(longer / 3 + (known.count < 3 ? 0 : 1), (longer - 1) / 2, 4)
            guard abs(known.count - wanted.count) <= limit else { continue }
            let distance = editDistance(wanted, known)
            if distance <= limit, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.candidate
    }

    /// The next step for somebody who wrote a name that is not known, if a near one is: "did you mean `x`?".
    package static func question(about name: String, among candidates: some Sequence<String>) -> String? {
        nearest(to: name, in: candidates).map { "did you mean `\($0)`?" }
    }

    /// The candidate that is one slip of the pen away from a name, where that must not be a name of its own.
    package static func slip(_ name: String, of candidates: some Sequence<String>) -> String? {
        let wanted = letters(name)
        guard wanted.count >= 5, wanted.count <= 100, !wanted.contains(where: { ("0"..."9").contains($0) }) else {
            return nil
        }
        return candidates.first { candidate in
            let known = letters(candidate)
            // Each letter more or less is a slip of its own.
            return abs(known.count - wanted.count) <= 1 && editDistance(wanted, known) <= 1
        }
    }

    /// Case is the first thing that people get wrong, so it does not count.
    private static func letters(_ name: String) -> [Unicode.Scalar] { Array(name.lowercased().unicodeScalars) }

    /// The number of insertions, deletions, replacements, and swaps of two neighbours between two words.
    private static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...second.count)
        for i in first.indices {
            var row = [i + 1]
            for j in second.indices {
                let isSame = first[i] == second[j]
                var cost = min(last[j] + (isSame ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
                    cost = min(cost, beforeLast[j - 1] + 1)
                }
                row.append(cost)
            }
            (beforeLast, last) = (last, row)
        }
        return last[second.count]
    }
}

/// Two versions of a file as a unified diff with three lines of context.
struct UnifiedDiff {
    private let oldName: String
    private let newName: String
    private let old: [ArraySlice<UInt8>]
    private let new: [ArraySlice<UInt8>]
    private static let context = 3

    init(oldName: String, newName: String, old: [UInt8], new: [UInt8]) {
        self.oldName = oldName
        self.newName = newName
        self.old = Self.lines(old)
        self.new = Self.lines(new)
    }

    var text: String {
        let edits = self.edits
        let hunks = Self.hunks(edits)
        guard !hunks.isEmpty else { return "" }
        return "--- \(oldName)\n+++ \(newName)\n" + hunks.map { hunk(edits[$0]) }.joined()
    }

    /// One line of the diff; `old` and `new` are how many lines of each version stand before it.
    private struct Edit {
        let mark: Character
        let old: Int
        let new: Int
    }

    private var edits: [Edit] {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        let diff = LineDiff(old.map(number), new.map(number))
        var edits: [Edit] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, diff.isRemoved[i] {
                edits.append(Edit(mark: "-", old: i, new: j))
                i += 1
            } else if j < new.count, diff.isAdded[j] {
                edits.append(Edit(mark: "+", old: i, new: j))
                j += 1
            } else {
                edits.append(Edit(mark: " ", old: i, new: j))
                (i, j) = (i + 1, j + 1)
            }
        }
        return edits
    }

    /// The ranges to show: each change with its context, joined where contexts touch.
    private static func hunks(_ edits: [Edit]) -> [Range<Int>] {
        var hunks: [Range<Int>] = []
        for (index, edit) in edits.enumerated() where edit.mark != " " {
            let range = max(0, index - context)..<min(edits.count, index + context + 1)
            if let last = hunks.last, range.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
            } else {
                hunks.append(range)
            }
        }
        return hunks
    }

    private func hunk(_ edits: ArraySlice<Edit>) -> String {
        guard let first = edits.first else { return "" }
        let oldCount = edits.count { $0.mark != "+" }
        let newCount = edits.count { $0.mark != "-" }
        var text = "@@ -\(Self.range(first.old, oldCount)) +\(Self.range(first.new, newCount)) @@\n"
        for edit in edits {
            let line = edit.mark == "+" ? new[edit.new] : old[edit.old]
            text += String(edit.mark) + String(decoding: line, as: UTF8.self)
            if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
        }
        return text
    }

    /// An empty range names the line before it; the count is left out where it is 1.
    private static func range(_ before: Int, _ count: Int) -> String {
        count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
    }

    private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.endIndex
            lines.append(bytes[start..<end])
            start = end
        }
        return lines
    }
}

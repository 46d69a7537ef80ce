/// Reads a template: Mustache's variables, sections, inverted sections, comments, partials and delimiters
/// (the mustache specification; lambdas, inheritance and dynamic names are not part of it).
struct TemplateParser {
    private let template: String
    private let bytes: [UInt8]
    /// The indices of all templates, by name.
    private let others: [String: Int]
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    private var position = 0
    private var line = 1
    private var steps: [Template.Step] = []
    private var names: [Template.Name] = []
    private var partials: [Template.Partial] = []
    /// The steps that are sections which are not closed yet.
    private var sections: [Int] = []

    init(template: String, bytes: [UInt8], others: [String: Int]) {
        self.template = template
        self.bytes = bytes
        self.others = others
    }

    mutating func parse() throws(TemplateError) -> Template {
        while let start = find(opening, from: position) {
            try readTag(at: start)
        }
        addText(upTo: bytes.count)
        if let section = sections.last, case .section(let name, _, _) = steps[section] {
            throw TemplateError(
                template: template, line: names[name].line, message: "section `\(names[name].text)` is not closed")
        }
        return Template(name: template, bytes: bytes, steps: steps, names: names, partials: partials)
    }

    private mutating func readTag(at start: Int) throws(TemplateError) {
        let startLine = line + lineCount(in: position..<start)
        let content = start + opening.count
        var kind = content < bytes.count ? bytes[content] : 0
        let end: Int
        var inside: Range<Int>
        switch kind {
        case UInt8(ascii: "{"):
            (inside, end) = try close(content + 1, with: [UInt8(ascii: "}")] + closing, line: startLine)
            kind = UInt8(ascii: "&")
        case UInt8(ascii: "="):
            (inside, end) = try close(content + 1, with: [UInt8(ascii: "=")] + closing, line: startLine)
        case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: ">"), UInt8(ascii: "!"),
            UInt8(ascii: "&"):
            (inside, end) = try close(content + 1, with: closing, line: startLine)
        default:
            kind = UInt8(ascii: "&")
            (inside, end) = try close(content, with: closing, line: startLine)
        }
        let own = kind == UInt8(ascii: "&") ? nil : standaloneLine(around: start..<end)
        addText(upTo: own?.lowerBound ?? start)
        if own == nil, isLineStart(start), kind != UInt8(ascii: "!") { steps.append(.lineStart) }
        line = startLine
        inside = trimmed(inside)
        let indentation = (own?.lowerBound ?? start)..<start
        try add(kind, String(decoding: bytes[inside], as: UTF8.self), indentation: indentation)
        let next = own?.upperBound ?? end
        line += lineCount(in: start..<next)
        position = next
    }

    private mutating func add(_ kind: UInt8, _ text: String, indentation: Range<Int>) throws(TemplateError) {
        switch kind {
        case UInt8(ascii: "!"):
            break
        case UInt8(ascii: "="):
            try setDelimiters(text)
        case UInt8(ascii: ">"):
            steps.append(.partial(partials.count))
            partials.append(
                Template.Partial(name: text, index: others[text], indentation: indentation, line: line))
        case UInt8(ascii: "#"), UInt8(ascii: "^"):
            sections.append(steps.count)
            // Where it ends is known when it is closed.
            steps.append(.section(name: try addName(text), isInverted: kind == UInt8(ascii: "^"), end: 0))
        case UInt8(ascii: "/"):
            guard let section = sections.popLast(), case .section(let name, let isInverted, _) = steps[section],
                names[name].text == text
            else { throw error("`\(text)` is closed here but was not opened last") }
            steps[section] = .section(name: name, isInverted: isInverted, end: steps.count)
        default:
            steps.append(.variable(name: try addName(text)))
        }
    }

    private mutating func addName(_ text: String) throws(TemplateError) -> Int {
        guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: " ")) else { throw error("`\(text)` is not a name") }
        let keys = text == "." ? [] : text.utf8.split(separator: UInt8(ascii: ".")).map { TemplateKey(Substring($0)) }
        names.append(
            Template.Name(first: keys.first, others: Array(keys.dropFirst()), text: text, line: line))
        return names.count - 1
    }

    private mutating func setDelimiters(_ text: String) throws(TemplateError) {
        let parts = text.split(whereSeparator: \.isWhitespace)
        guard parts.count == 2 else { throw error("`\(text)` is not a pair of delimiters") }
        opening = Array(parts[0].utf8)
        closing = Array(parts[1].utf8)
    }

    // MARK: - Text

    /// Adds the text between the last tag and `end`, with a mark at the start of every line that is not empty.
    private mutating func addText(upTo end: Int) {
        var start = position
        while start < end {
            var next = start
            while next < end, bytes[next] != UInt8(ascii: "\n") { next += 1 }
            if next < end { next += 1 }
            if isLineStart(start), !isLineBreak(start) { steps.append(.lineStart) }
            steps.append(.text(start..<next))
            start = next
        }
    }

    private func isLineStart(_ index: Int) -> Bool { index == 0 || bytes[index - 1] == UInt8(ascii: "\n") }

    private func isLineBreak(_ index: Int) -> Bool {
        bytes[index] == UInt8(ascii: "\n")
            || bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    }

    /// The whole line, its end included, of a tag that has its line to itself.
    private func standaloneLine(around tag: Range<Int>) -> Range<Int>? {
        var start = tag.lowerBound
        while start > 0, isBlank(bytes[start - 1]) { start -= 1 }
        guard isLineStart(start) else { return nil }
        var end = tag.upperBound
        while end < bytes.count, isBlank(bytes[end]) { end += 1 }
        if end == bytes.count { return start..<end }
        guard isLineBreak(end) else { return nil }
        return start..<end + (bytes[end] == UInt8(ascii: "\n") ? 1 : 2)
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, isBlank(bytes[start]) || bytes[start] == UInt8(ascii: "\n") { start += 1 }
        while end > start, isBlank(bytes[end - 1]) || bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
        return start..<end
    }

    private func lineCount(in range: Range<Int>) -> Int {
        var count = 0
        for index in range where bytes[index] == UInt8(ascii: "\n") { count += 1 }
        return count
    }

    // MARK: - Searching

    private func close(
        _ start: Int, with mark: [UInt8], line: Int
    ) throws(TemplateError) -> (inside: Range<Int>, end: Int) {
        guard let end = find(mark, from: start) else {
            throw TemplateError(
                template: template, line: line,
                message: "tag is not closed with `\(String(decoding: mark, as: UTF8.self))`")
        }
        return (start..<end, end + mark.count)
    }

    private func find(_ mark: [UInt8], from start: Int) -> Int? {
        var rest = bytes[start...]
        while let index = rest.firstIndex(of: mark[0]) {
            if bytes[index...].starts(with: mark) { return index }
            rest = bytes[(index + 1)...]
        }
        return nil
    }

    private func error(_ message: String) -> TemplateError {
        TemplateError(template: template, line: line, message: message)
    }
}

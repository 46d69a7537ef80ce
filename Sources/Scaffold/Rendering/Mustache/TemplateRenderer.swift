/// Prints parsed templates. Nothing is escaped, since the output is not HTML, and a name that no view on the stack has
/// is an error instead of nothing.
struct TemplateRenderer {
    /// How deep partials may use partials: types nest, but not this far.
    private static let maximumDepth = 200

    private let catalog: TemplateCatalog
    private(set) var output: [UInt8] = []
    private var stack: [TemplateValue]
    private var indentation: [UInt8] = []
    private var depth = 0

    init(catalog: TemplateCatalog, root: TemplateValue) {
        self.catalog = catalog
        stack = [root]
    }

    mutating func render(_ template: Template) throws(TemplateError) {
        try render(template, 0..<template.steps.count)
    }

    private mutating func render(_ template: Template, _ steps: Range<Int>) throws(TemplateError) {
        var next = steps.lowerBound
        while next < steps.upperBound {
            let step = template.steps[next]
            next += 1
            switch step {
            case .lineStart: if !indentation.isEmpty { output += indentation }
            case .text(let range):
                template.bytes.withUnsafeBufferPointer {
                    output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
                }
            case .variable(let name): try renderText(of: name, in: template)
            case .partial(let partial): try renderPartial(partial, of: template)
            case .section(let name, let isInverted, let end):
                let value = try value(of: name, in: template)
                if !isInverted {
                    try renderSection(value, template, next..<end)
                } else if !value.isTrue {
                    try render(template, next..<end)
                }
                next = end
            }
        }
    }

    private mutating func renderSection(
        _ value: TemplateValue, _ template: Template, _ steps: Range<Int>
    ) throws(TemplateError) {
        switch value {
        case .lines(let lines):
            for line in lines { try render(template, steps, with: .text(line)) }
        case .list(let values):
            for value in values { try render(template, steps, with: value) }
        case .flag(let isTrue):
            if isTrue { try render(template, steps) }
        case .view, .text:
            if value.isTrue { try render(template, steps, with: value) }
        }
    }

    private mutating func render(
        _ template: Template, _ steps: Range<Int>, with value: TemplateValue
    ) throws(TemplateError) {
        stack.append(value)
        try render(template, steps)
        stack.removeLast()
    }

    private mutating func renderPartial(_ index: Int, of template: Template) throws(TemplateError) {
        let partial = template.partials[index]
        guard let target = partial.index else {
            throw error("there is no template `\(partial.name)`", template, line: partial.line)
        }
        guard depth < Self.maximumDepth else {
            throw error("`\(partial.name)` uses itself without end", template, line: partial.line)
        }
        let outer = indentation.count
        indentation += template.bytes[partial.indentation]
        depth += 1
        try render(catalog.templates[target])
        depth -= 1
        indentation.removeSubrange(outer...)
    }

    private mutating func renderText(of index: Int, in template: Template) throws(TemplateError) {
        guard case .text(var text) = try value(of: index, in: template) else {
            let name = template.names[index]
            throw error("`\(name.text)` is not text: use it as a section", template, line: name.line)
        }
        text.withUTF8 { output.append(contentsOf: $0) }
    }

    /// The first key of a name is looked up from the innermost view outwards, the others in what it gave.
    private func value(of index: Int, in template: Template) throws(TemplateError) -> TemplateValue {
        guard let first = template.names[index].first else { return stack[stack.count - 1] }
        var found: TemplateValue?
        var level = stack.count
        while found == nil, level > 0 {
            level -= 1
            if case .view(let view) = stack[level] { found = view.value(of: first) }
        }
        for key in template.names[index].others {
            guard case .view(let view)? = found else {
                found = nil
                break
            }
            found = view.value(of: key)
        }
        guard let found else {
            let name = template.names[index]
            throw error("there is no `\(name.text)` here", template, line: name.line)
        }
        return found
    }

    private func error(_ message: String, _ template: Template, line: Int) -> TemplateError {
        TemplateError(template: template.name, line: line, message: message)
    }
}

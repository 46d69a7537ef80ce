/// Prints parsed templates. Nothing is escaped, since the output is not HTML, and a name that no view on the stack has
/// is an error instead of nothing.
struct TemplateRenderer {
    /// How deep partials may use partials: types nest, but not this far.
    private static let maximumDepth = 200

    private let catalog: TemplateCatalog
    private(set) var output: [UInt8] = []
    private var stack: [TemplateValue]
    private var template = ""
    private var indentation: [UInt8] = []
    private var depth = 0

    init(catalog: TemplateCatalog, root: TemplateValue) {
        self.catalog = catalog
        stack = [root]
    }

    /// Prints a template of the catalogue.
    mutating func render(_ nodes: [TemplateNode], of name: String) throws(TemplateError) {
        let outer = template
        template = name
        try render(nodes)
        template = outer
    }

    private mutating func render(_ nodes: [TemplateNode]) throws(TemplateError) {
        for node in nodes {
            switch node {
            case .lineStart: output += indentation
            case .text(let text): output += text
            case .variable(let name): output += try text(of: name).utf8
            case .section(let name, let isInverted, let nodes):
                try renderSection(name, isInverted: isInverted, nodes)
            case .partial(let name, let indentation, let line):
                try renderPartial(name, indentation: indentation, line: line)
            }
        }
    }

    private mutating func renderSection(
        _ name: TemplateName, isInverted: Bool, _ nodes: [TemplateNode]
    ) throws(TemplateError) {
        let value = try value(of: name)
        if isInverted || !value.isTrue {
            if isInverted, !value.isTrue { try render(nodes) }
            return
        }
        switch value {
        case .list(let values):
            for value in values { try render(nodes, with: value) }
        case .view, .text:
            try render(nodes, with: value)
        case .flag:
            try render(nodes)
        }
    }

    private mutating func render(_ nodes: [TemplateNode], with value: TemplateValue) throws(TemplateError) {
        stack.append(value)
        try render(nodes)
        stack.removeLast()
    }

    private mutating func renderPartial(_ name: String, indentation: [UInt8], line: Int) throws(TemplateError) {
        guard let nodes = catalog.templates[name] else { throw error("there is no template `\(name)`", line: line) }
        guard depth < Self.maximumDepth else { throw error("`\(name)` uses itself without end", line: line) }
        let outer = self.indentation
        self.indentation += indentation
        depth += 1
        try render(nodes, of: name)
        depth -= 1
        self.indentation = outer
    }

    private func text(of name: TemplateName) throws(TemplateError) -> String {
        guard case .text(let text) = try value(of: name) else {
            throw error("`\(name.text)` is not text: use it as a section", line: name.line)
        }
        return text
    }

    /// The first part of a name is looked up from the innermost view outwards, the others in what it gave.
    private func value(of name: TemplateName) throws(TemplateError) -> TemplateValue {
        guard let first = name.parts.first else { return stack[stack.count - 1] }
        var found: TemplateValue?
        for case .view(let view) in stack.reversed() {
            found = view.value(of: first)
            if found != nil { break }
        }
        for part in name.parts.dropFirst() {
            guard case .view(let view)? = found else {
                found = nil
                break
            }
            found = view.value(of: part)
        }
        guard let found else { throw error("there is no `\(name.text)` here", line: name.line) }
        return found
    }

    private func error(_ message: String, line: Int) -> TemplateError {
        TemplateError(template: template, line: line, message: message)
    }
}

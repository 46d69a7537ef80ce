import Testing

@testable import ScaffoldBee

@Suite struct TypeParserTests {
    /// What was read, written back with every part marked.
    @Test(arguments: [
        ("string", "string"),
        ("string?", "string?"),
        ("string(1...80)", "string{1...80}"),
        ("string(1...80 /^[a-z/]+\\/$/)?", "string{1...80 /^[a-z/]+\\/$/}?"),
        ("int(0...)", "int{0...}"),
        ("int(...9)", "int{...9}"),
        ("int(-5...-1)", "int{-5...-1}"),
        ("double(0..<1)", "double{0..<1}"),
        ("double(0.5...1.5e3)", "double{0.5...1.5e3}"),
        ("decimal(min=1 max=9 multipleOf=0.01 format=x)", "decimal{min=1 max=9 multipleOf=0.01 format=x}"),
        ("file(image/png image/* max=8MB)", "file{image/png image/* max=8MB}"),
        ("list<string(1...30)>(0...20 unique)", "list<string{1...30}>{0...20 unique}"),
        ("map< list < Shot > >?", "map<list<Shot>>?"),
        ("[string](0...20)", "list<string>{0...20}"),
        ("[A | B?]", "list<(A | B?)>"),
        ("A|B", "(A | B)"),
        ("A | B?", "(A | B?)"),
        ("(A | B)?", "(A | B)?"),
        ("(A | B)(1...2)", "(A | B){1...2}"),
        ("Order.Line-item_2", "Order.Line-item_2"),
        ("商品", "商品"),
        ("int = 10", "int = <10>"),
        ("string(1...3)? =  a, b ", "string{1...3}? = <a, b>"),
        ("string=x", "string = <x>"),
        ("string(/a=b/) = c", "string{/a=b/} = <c>"),
        ("  string  ", "string"),
    ])
    func reads(_ text: String, as expected: String) throws {
        #expect(try description(TypeParser.declaration(text)) == expected)
    }

    @Test(arguments: [
        ("", 0, "the type is missing"),
        ("int(5)", 4, "`5` alone is no range"),
        ("int(5", 4, "`5` alone is no range"),
        ("string(1...", 6, "the checks are not closed"),
        ("string(...)", 7, "the range has no end"),
        ("string(0..<)", 7, "the range has no end"),
        ("string(/a#", 7, "the regular expression does not end"),
        ("string (1...3)", 7, "a space before the checks"),
        ("string?(1...3)", 7, "the checks stand after the `?`"),
        ("string ?", 7, "a space before the `?`"),
        ("string??", 7, "a second `?`"),
        ("list", 0, "`list` of what?"),
        ("list<string", 4, "`<` is not closed"),
        ("Shot<string>", 4, "`Shot` takes no type in `< >`"),
        ("(A | B", 0, "`(` is not closed"),
        ("A |", 3, "the type is missing"),
        ("A | 5", 4, "a type cannot begin with `5`"),
        ("string(1...3, /a/)", 12, "a comma between checks"),
        ("string()", 6, "there is no check"),
        ("int(min=)", 4, "`min=` needs a value"),
        ("file(image/)", 5, "`image/` is no media type"),
        ("int(1...2x)", 8, "`2x` is no end of a range"),
        ("int(1..5)", 5, "a range has three dots"),
        ("string(1...a)", 11, "`a` is no end of a range"),
        ("string =", 7, "the default is missing"),
        ("string x", 7, "`x` cannot stand here"),
        ("int(-)", 4, "`-` begins no number"),
    ])
    func refuses(_ text: String, at offset: Int, because message: String) {
        let error = #expect(throws: TypeSyntaxError.self) { try TypeParser.declaration(text) }
        #expect(error?.message == message)
        #expect(error?.range.lowerBound == offset)
        #expect(error?.help.isEmpty == false)
    }

    /// The next step is what was most likely meant.
    @Test(arguments: [
        ("int(1..5)", "write `1...5`"), ("int(1..)", "write `1...`"),
        ("string(1...a)", "write a number, as `1...80`"),
        ("bytes(...1KB)", "write a size with a unit by its name: `max=1KB`"),
        (
            "list<string>(1...5) unique",
            "checks stand together between the parentheses: `(1...5 unique)`; a default begins with ` = `"
        ),
    ])
    func advises(_ text: String, _ help: String) {
        #expect(#expect(throws: TypeSyntaxError.self) { try TypeParser.declaration(text) }?.help == help)
    }

    @Test func rangesCoverWhatTheyName() throws {
        let text = "list<string(/é/ 1...3)>?"
        let type = try TypeParser.declaration(text).type
        guard case .list(let element) = type.form else { return #expect(Bool(false), "no list") }
        let bytes = Array(text.utf8)
        let parts = ([type.range, element.range] + element.checks.map(\.range)).map {
            String(decoding: bytes[$0], as: UTF8.self)
        }
        #expect(parts == [text, "string(/é/ 1...3)", "/é/", "1...3"])
    }

    @Test func deepNestingEnds() {
        for open in ["(", "[", "list<"] {
            let text = String(repeating: open, count: 100_000)
            #expect(throws: TypeSyntaxError.self) { try TypeParser.declaration(text) }
        }
    }
}

private func description(_ declaration: DeclarationSyntax) -> String {
    description(declaration.type) + (declaration.defaultValue.map { " = <\($0.text)>" } ?? "")
}

private func description(_ type: TypeSyntax) -> String {
    let form =
        switch type.form {
        case .name(let name): name
        case .list(let element): "list<\(description(element))>"
        case .map(let value): "map<\(description(value))>"
        case .union(let members): "(\(members.map(description).joined(separator: " | ")))"
        }
    let checks = type.checks.map(description).joined(separator: " ")
    return form + (checks.isEmpty ? "" : "{\(checks)}") + (type.isNullable ? "?" : "")
}

private func description(_ check: CheckSyntax) -> String {
    switch check.kind {
    case .range(let lower, let upper, let excludesUpper):
        (lower ?? "") + (excludesUpper ? "..<" : "...") + (upper ?? "")
    case .regex(let text): "/\(text)/"
    case .media(let text), .flag(let text): text
    case .setting(let key, let value): "\(key)=\(value)"
    }
}

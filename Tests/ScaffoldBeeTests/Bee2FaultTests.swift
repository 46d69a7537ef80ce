import Testing

/// What is wrong with documents of Bee 2, at the place where it is wrong.
@Suite struct Bee2FaultTests {
    @Test func header() {
        expect("bee: «wrong-kind»3\ntitle: «wrong-kind»[a]\nserver: { a: «wrong-kind»example.com, b: «wrong-kind»1 }\n")
        expect("bee: 2\nserver: «wrong-kind»[https://a.b]\ndoc:«wrong-kind» \n")
        expect(
            "bee: 2\n«unknown-key»modell: {}\n«reserved-key»view: {}\n«reserved-key»record: {}\n«reserved-key»paging: {}\n"
        )
        expect("bee: 2\nmodel: «wrong-kind»[a]\nenum: «wrong-kind»a\ncontroller: «wrong-kind»1\n")
        expect("bee: 2\n«duplicate-key»bee: 2\n")
    }

    @Test func formsHaveFields() {
        expect(
            """
            bee: 2
            enum: { E: [a, b] }
            model: { M: { a: int }, U: M | E }
            controller:
              POST /e: { form: «invalid-body»E }
              POST /m: { form: M }
              POST /u: { form: U }
            """)
    }

    @Test func nearestKeyIsNamed() {
        let reading = expect("bee: 2\n«unknown-key»controler: {}\n")
        #expect(reading.texts == ["a Bee 2 document has no key `controler`; did you mean `controller`?"])
    }

    @Test func enumerations() {
        expect(
            "bee: 2\nenum:\n  A: «wrong-kind»[]\n  B: «wrong-kind»text\n  C: [a, «wrong-kind»1]\n  D: [1, «wrong-kind»a]\n"
        )
        expect(
            "bee: 2\nenum:\n  A: [a, «wrong-kind»true, «duplicate-key»a]\n  B: { $doc: x, «unknown-key»$dock: y, a: 1, b: «duplicate-key»1 }\n"
        )
    }

    @Test func formsThatOtherLanguagesHaveAreTranslated() {
        let reading = expect(
            """
            bee: 2
            controller:
              GET /a: { response: «wrong-kind»204 }
              GET /b: { security: «unknown-key»bearer | header X-Key }
            """)
        #expect(
            reading.texts == [
                "`204` is a status, and a type is due; write `response: { 204: null }` for an answer without a body",
                "`bearer | header X-Key` is no security scheme; "
                    + "write a list for alternatives: `security: [bearer, header X-Api-Key]`",
            ])
    }

    @Test func names() {
        expect(
            """
            bee: 2
            enum: { A: [a], «duplicate-type»string: [b] }
            model:
              «duplicate-type»A: { x: int }
              «duplicate-type»list: { x: int }
              «impossible-name»"a b": { x: int }
              «impossible-name»"A < B < C": { x: int }
              «impossible-name»"": { x: int }
            """)
    }

    @Test func unknownTypes() {
        let reading = expect(
            """
            bee: 2
            model:
              Shot:
                a: «unknown-type»Shoot
                b: list<map<«unknown-type»integer(1...2)>>?
                c: string | «unknown-type»Zzz
                d: "«unknown-type»strin"
                e: [«unknown-type»Strings]
            controller:
              GET /a:
                response: «unknown-type»Shto
            """)
        #expect(
            reading.texts == [
                "no type is named `Shoot`; did you mean `Shot`?",
                "no type is named `integer`; write `int`",
                "no type is named `Zzz`; declare it under `model` or `enum`",
                "no type is named `strin`; did you mean `string`?",
                "no type is named `Strings`; did you mean `string`?",
                "no type is named `Shto`; did you mean `Shot`?",
            ])
    }

    @Test func typeSyntax() {
        let reading = expect(
            """
            bee: 2
            model:
              A:
                a: int(«type-syntax»5
                b: int(«type-syntax»5)
                c: string(«type-syntax»/^a # b$/)
                «type-syntax»d:
                e: string «type-syntax»(1...2)
                f: «wrong-kind»5
                g: «wrong-kind»[int, string]
                h: {a: string = x, «type-syntax»y, b: int}
                i: «type-syntax»"string\\tx"
            """)
        #expect(reading.texts.contains { $0.contains("did a ` #` start a comment?") })
        #expect(reading.texts.contains { $0.contains("did a comma cut the entry before it?") })
        #expect(reading.texts.contains { $0.contains("write `(5...5)`") })
    }

    @Test func describedTypes() {
        expect(
            """
            bee: 2
            model:
              A:
                a: { $type: string, «unknown-key»doc: x, $deprecated: «wrong-kind»"yes", «reserved-key»$xml: {} }
                b: { «unknown-key»$pattern: x, c: int }
                c: { $type: int = 1, $default: «duplicate-key»2 }
                d: { «unknown-key»$dock: x, e: int }
                e: { $map: int, «unknown-key»b: int }
                f: { $type: int, «wrong-kind»$tag: kind }
                g: { $type: A | B, «missing-key»$tags: { a: A, b: B } }
                h: { $type: A | B, $tag: kind, $tags: { a: A, b: B, c: «unknown-type»C } }
                i: { $type: A | B, $tag: kind, $tags: «missing-key»{ a: A } }
                k: { $type: A | «wrong-kind»int, $tag: kind }
                l: { $type: string, $doc: «wrong-kind»[x] }
              B: { x: int, $closed: «wrong-kind»1 }
            """)
    }

    @Test func inheritance() {
        expect(
            """
            bee: 2
            enum: { E: [a] }
            model:
              A < «inheritance-cycle»B: { x: int }
              B < C: { x: int }
              C < A: { x: int }
              D < «unknown-type»F: { x: int }
              G < «wrong-kind»E: { x: int }
              H < «inheritance-cycle»H: { x: int }
              I < «wrong-kind»A: string
            """)
    }

    @Test func constraints() {
        expect(
            """
            bee: 2
            enum: { E: [a] }
            model:
              Slug: string(3...)
              A:
                a: int(«impossible-range»9...1)
                b: string(«impossible-range»5...4)
                c: uint(«impossible-range»...-1)
                d: int32(«impossible-range»3000000000...)
                e: int(above=1 «impossible-range»below=2)
                f: double(«impossible-range»0..<0)
                g: list<int>(min=2 «impossible-range»max=1)
                h: decimal(«impossible-range»multipleOf=0)
                i: Slug(«impossible-range»...2)
                j: bool(«misplaced-constraint»1...2)
                k?: A(«misplaced-constraint»1...2)
                l: int(/«misplaced-constraint»a/)
                m: string(«misplaced-constraint»unique)
                n: string(«misplaced-constraint»multipleOf=2)
                o: E(/«misplaced-constraint»a/)
                p: string(«misplaced-constraint»image/png)
                q: string(«unknown-key»mim=1)
                r: string(«unknown-key»format=emial)
                s: string(«type-syntax»1.5...)
                t: bytes(«type-syntax»max=8XB)
                u: int(«type-syntax»min=x)
                v: datetime(«misplaced-constraint»1...2)
            """)
    }

    @Test func patterns() {
        let reading = expect(
            """
            bee: 2
            model:
              A:
                a: string(/x*«invalid-pattern»*/)
                b: string(/a«invalid-pattern»(/)
                c: { $type: string, $pattern: '^«invalid-pattern»\\Z' }
                d: { $type: string, $pattern: «invalid-pattern»"^\\\\Z" }
            """)
        #expect(reading.texts[0] == "invalid regular expression: `*` repeats nothing; write `\\*` for the character")
    }

    @Test func defaults() {
        expect(
            """
            bee: 2
            enum: { E: { a: b, b: c }, L: { low: 1 } }
            model:
              A:
                a?: int = «invalid-default»x
                b?: int(1...) = «invalid-default»0
                c?: string(/^a$/) = «invalid-default»b
                d?: E = «invalid-default»nope
                e?: E = «invalid-default»b
                f?: string = «invalid-default»null
                g?: int32 = «invalid-default»3000000000
                h?: date = «invalid-default»2021-02-29
                i?: list<int>(unique) = «invalid-default»[1, 1]
                j?: L = «invalid-default»lo
                k?: bool = «invalid-default»yes
                l?: { $type: int, $default: «invalid-default»x }
                m?: uuid = «invalid-default»abc
                n?: datetime = «invalid-default»2020-01-01
                o?: bytes = «invalid-default»abc
                p?: A2 = «invalid-default»{}
                q?: int = «invalid-default»1.5
              A2: { needed: int }
              Named: int = «invalid-default»1
            controller:
              GET /a:
                query: { a?: int = «invalid-default»x }
                response: int = «invalid-default»1
            """)
    }

    @Test func unions() {
        expect(
            """
            bee: 2
            model:
              A: { id: int, x?: int }
              B: { id: int }
              C: { id: int, c: int }
              U: A | «~ambiguous-union»B
              V: A | C
              W: string | «ambiguous-union»uuid
              X: int | «ambiguous-union»int
              Y: json | «ambiguous-union»A
              Z: uuid | string
            """)
    }

    @Test func endlessTypes() {
        expect(
            """
            bee: 2
            model:
              «endless-type»Node: { next: Node }
              Fine: { next: Fine? , more?: Fine, all: list<Fine> }
              A: B
              B: «endless-type»A
              Expr: Add | Lit
              Add: { left: Expr, right: Expr }
              Lit: { value: int }
            """)
    }

    @Test func aliasesOfThemselves() {
        let reading = expect(
            """
            bee: 2
            model:
              Same: «endless-type»Same
              Null: «endless-type»Null?
              Described: { $type: «endless-type»Described, $doc: Again. }
              Deep: list<list<«endless-type»Deep>>
              Map: map<«endless-type»Map>
              One: [Two]
              Two: map<Three>
              Three: «endless-type»One
              Uses: { deep: Deep, one: list<Two> }
              Pair: «endless-type»Pair | null
            """)
        #expect(reading.dump.contains("alias Three = json"))
    }

    @Test func servers() {
        expect(
            """
            bee: 2
            server:
              a: "«wrong-kind»example.com"
              b: "https://«wrong-kind»"
              c: "https://«wrong-kind»/api"
              d: "https://a.b«wrong-kind»:99999/"
              e: "https://a.b«wrong-kind»:8o/"
              f: "https://a«wrong-kind» b/"
              g: "https://a.b/«wrong-kind»%zz"
              h: "https://a.b/«wrong-kind»#part"
              i: "https://a.b/«wrong-kind»?key=1"
              j: 'https://a.b/«wrong-kind»"x"'
              k: "https://a.b/«wrong-kind»{region}"
              l: "https://«wrong-kind»[::1/"
              fine: https://a.b:65535/v1/%20?url=
              local: "http://[::1]:8080"
              words: HTTPS://user@bücher.example
            """)
        // An escape has no place of its own.
        expect("bee: 2\nserver: «wrong-kind»\"https://a.b\\n\"\n")
    }

    @Test func paths() {
        expect(
            """
            bee: 2
            controller:
              GET /a/«invalid-operation»%zz: {}
              GET /a/«invalid-operation»/b: {}
              GET /a/«invalid-operation»../b: {}
              GET /«invalid-operation».: {}
              GET /a%20b/.well-known/a.b/: {}
              GET /: {}
            """)
    }

    @Test func statuses() {
        expect(
            """
            bee: 2
            controller:
              GET /a: { response: { «unknown-key»600: int } }
              GET /b: { response: { «unknown-key»0XX: int, 4xx: int } }
              GET /c: { response: { «unknown-key»_200: int, 200: int } }
              GET /d: { response: { «unknown-key»099: int } }
              GET /e: { response: { _2000: int, x12: int } }
            """)
    }

    @Test func defaultsAgainstPatterns() {
        let many = String(repeating: "a", count: 60)
        expect(
            """
            bee: 2
            model:
              A:
                a: { $type: string, $pattern: "(a+)+$", $default: «invalid-default»"\(many)!" }
                b: { $type: string, $pattern: "(a+)+$", $default: "\(many)" }
                c: { $type: string, $pattern: '^(a)\\1$', $default: «~invalid-default»"aa" }
            """)
    }

    @Test func operations() {
        expect(
            """
            bee: 2
            controller:
              «invalid-operation»get /a: {}
              «invalid-operation»FETCH /a: {}
              «invalid-operation»/a: {}
              GET «invalid-operation»a: {}
              GET /a«invalid-operation»?b=1: {}
              GET /a/«invalid-operation»:: {}
              GET /a/«invalid-operation»{b: {}
              GET /a «invalid-operation»b: {}
              POST /a: «wrong-kind»text
              PUT /a: { «unknown-key»respond: int }
              GET /b: { «invalid-operation»body: int }
              PUT /b: { body: int, «invalid-operation»form: { a: int } }
              PUT /c: { header: { «invalid-name»"a b": int }, query: { «unknown-key»$doc: x } }
              PUT /d: { body: «wrong-kind»file }
              PUT /e: { body: { a: «wrong-kind»file, b: «wrong-kind»binary } }
              PUT /f: { form: «wrong-kind»string, query: «wrong-kind»int, $tag: «wrong-kind»1 }
              PUT /g: { form: { a: int }, files: { «duplicate-parameter»a: file } }
              PUT /h: { security: «unknown-key»bearr }
              DELETE /h: { security: «invalid-name»header X:Key }
              PUT /i: { security: 'bearer & «unknown-key»oauth' }
            """)
    }

    @Test func pathParameters() {
        let reading = expect(
            """
            bee: 2
            controller:
              GET /shots/:id/{«undeclared-path-parameter»size}:
                path: { «unused-path-parameter»ids: int }
              GET /a/:id/:«duplicate-parameter»id:
                path: { id: int }
              GET /b/:id:
                path: { «wrong-kind»id?: int }
                header: { X-A: int, «duplicate-parameter»x-a: int }
              «duplicate-operation»GET /b/{id}:
                path: { id: int }
              GET /b/:other:
                path: { other: int }
            """)
        #expect(reading.texts.contains("`/shots/{id}/{size}` has no parameter `ids`; did you mean `id`?"))
    }

    @Test func responses() {
        expect(
            """
            bee: 2
            controller:
              GET /a:
                response: { 200: int, 4XX: int, «duplicate-status»4xx: int, «unknown-key»600: int, default: «unknown-type»Problme }
            """)
    }
}

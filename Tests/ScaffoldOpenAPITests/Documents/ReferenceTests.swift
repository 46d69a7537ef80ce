import ScaffoldSource
import Testing

@testable import ScaffoldOpenAPI

@Suite struct ReferenceTests {
    @Test func pointersInOtherFiles() {
        let reading = SchemaReading([
            (
                "api/main.yaml",
                """
                components:
                  schemas:
                    A: {$ref: ../common/types.yaml#/Pet}
                    B: {$ref: 'other%20file.yaml#/components/schemas/C~1D'}
                    C: {$ref: ../common/pet.yaml}
                    D: {type: array, items: {$ref: ../common/pet.yaml#/properties/name}}
                """
            ),
            (
                "common/types.yaml",
                "Pet: {type: object, properties: {owner: {$ref: '#/Owner'}}}\nOwner: {type: string}\n"
            ),
            ("api/other file.yaml", "components: {schemas: {C/D: {type: object, properties: {a: {$ref: '#'}}}}}\n"),
            ("common/pet.yaml", "type: object\nproperties: {name: {type: string, maxLength: 3}, self: {$ref: '#'}}\n"),
        ])
        #expect(
            reading.dump == """
                alias A = Pet
                alias B = C/D
                alias C = pet
                alias D = list<string(maxLength 3)>
                object Pet
                  field "owner"? Owner
                object C/D
                  field "a"? other file
                object pet
                  field "name"? string(maxLength 3)
                  field "self"? pet
                alias Owner = string
                alias other file = json

                """)
        #expect(
            reading.diagnostics == [
                "api/other file.yaml:1:1 warning unknown-key: a schema has no `components` "
                    + "(a name of your own begins with `x-`)"
            ])
    }

    @Test func idsAndAnchors() {
        let reading = SchemaReading(
            schemas: """
                A: {$ref: 'https://example.com/shapes/circle'}
                B: {$ref: '#/components/schemas/Tree/properties/next'}
                Tree:
                  $id: https://example.com/shapes/tree
                  type: object
                  properties: {next: {$ref: '#node'}, circle: {$ref: circle}, self: {$ref: '#'}}
                  $defs: {inner: {$anchor: node, type: string}}
                Circle: {$id: 'https://example.com/shapes/circle', type: number}
                """)
        #expect(
            reading.dump == """
                alias A = Circle
                alias B = inner
                object Tree
                  field "next"? inner
                  field "circle"? Circle
                  field "self"? Tree
                alias Circle = double
                alias inner = string

                """)
        #expect(reading.diagnostics == [])
    }

    @Test func whatLeadsNowhereIsReportedAtTheReference() {
        let reading = SchemaReading(
            schemas: """
                Line: {type: object, properties: {a: {type: string}}}
                B: {$ref: '#/components/schemas/Lien'}
                C: {$ref: '#/components/schemas/Line/properties/b'}
                D: {$ref: missing.yaml}
                E: {$ref: ../../etc/passwd}
                F: {$ref: 'https://example.com/x.yaml'}
                G: {$ref: '#nothing'}
                H: {$ref: 3}
                I: {type: array, items: {$ref: '#/components/schemas/I/items'}}
                J: {$ref: /etc/passwd}
                """)
        #expect(
            reading.diagnostics == [
                "4:15 warning unresolved-reference: `#/components/schemas/Lien` names nothing: there is no `Lien` in "
                    + "`#/components/schemas` (did you mean `Line`?)",
                "5:15 warning unresolved-reference: `#/components/schemas/Line/properties/b` names nothing: "
                    + "there is no `b` in `#/components/schemas/Line/properties` (refer to something that is "
                    + "there, or add it)",
                "6:15 warning unresolved-reference: `missing.yaml` names a file that does not exist: `missing.yaml` "
                    + "(the path is taken from the folder of this file)",
                "7:15 warning outside-reference: `../../etc/passwd` leads out of the folder of inputs "
                    + "(generate from the description by its own path, or from a folder that holds both files)",
                "8:15 warning outside-reference: `https://example.com/x.yaml` is not in the folder of inputs: "
                    + "nothing is fetched from `https:` "
                    + "(save the document beside this one, and refer to it by its path or give it this `address:` in "
                    + "scaffold.yaml)",
                "9:15 warning unresolved-reference: `#nothing` names an anchor that is not there "
                    + "(a JSON pointer begins with `#/`)",
                "10:15 warning wrong-kind: `$ref` must be a string "
                    + "(write a JSON pointer, such as '#/components/schemas/Name')",
                "11:36 warning reference-cycle: `#/components/schemas/I/items` leads back to itself (write here what "
                    + "is meant)",
                "12:15 warning outside-reference: `/etc/passwd` leads out of the folder of inputs "
                    + "(write a path relative to this file)",
            ])
        #expect(reading.dump.contains("alias B = json\n"))
    }

    @Test func everyReferenceToTheSameNothingIsReported() {
        let reading = SchemaReading(
            schemas: """
                A: {$ref: '#/components/schemas/X'}
                B: {$ref: '#/components/schemas/X'}
                """)
        #expect(reading.diagnostics.count == 2)
    }

    @Test(arguments: [
        ("a.yaml", "b.yaml", "b.yaml"), ("x/a.yaml", "b.yaml", "x/b.yaml"), ("x/a.yaml", "../b.yaml", "b.yaml"),
        ("x/a.yaml", "./y/../b.yaml", "x/b.yaml"), ("a.yaml", "../b.yaml", "../b.yaml"),
        ("https://h/x/a", "b", "https://h/x/b"), ("https://h/x/a", "/b", "https://h/b"),
        ("https://h", "b", "https://h/b"), ("https://h/x/a", "//k/b", "https://k/b"), ("a.yaml", "urn:x:y", "urn:x:y"),
        ("x/a.yaml", "", "x/a.yaml"),
    ])
    func addressesAreResolved(base: String, reference: String, result: String) {
        #expect(ReferenceText(reference).absolute(from: base) == result)
    }

    @Test func pointersAreEscapedAndRead() {
        #expect(JSONPointer.escape("a/b~c") == "a~1b~0c")
        #expect(JSONPointer.tokens("#/a~1b~0c//x~2~") == ["a/b~c", "", "x~2~"])
        #expect(ReferenceText("x#/a%20b%zz%41").fragment == "/a b%zzA")
    }

    /// Asking the rest of the chain at each link would take minutes.
    @Test func aLongChainOfReferencesIsFollowedOnce() {
        let links = (0..<1_000).map { "A\($0): {$ref: '#/components/schemas/A\($0 + 1)'}" }
        let ends = [
            "A1000: {type: [string, 'null']}", "O: {type: object, properties: {a: {$ref: '#/components/schemas/A0'}}}",
        ]
        let reading = SchemaReading(schemas: (links + ends).joined(separator: "\n"))
        #expect(reading.diagnostics.isEmpty)
        #expect(reading.dump.hasSuffix("object O\n  field \"a\"? A0?\n"))
    }
}

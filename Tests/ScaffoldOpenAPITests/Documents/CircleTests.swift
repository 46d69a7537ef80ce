import ScaffoldDiagnostics
import ScaffoldModel
import Testing

@testable import ScaffoldOpenAPI

/// What leads back to itself costs a diagnostic, and nothing else: no crash, no run without end.
@Suite struct CircleTests {
    private func described(_ schemas: String) -> Described {
        Described(
            """
            openapi: 3.1.0
            info: {title: t, version: "1"}
            paths: {}
            components:
              schemas:
            \(schemas.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n"))
            x-mine: {type: integer}
            """)
    }

    @Test(arguments: ["#", "#/info", "#/paths", "#/components", "#/components/schemas"])
    func aSectionOfTheDescriptionIsNoSchema(_ pointer: String) {
        let described = described(
            """
            A: {$ref: '\(pointer)'}
            B: {oneOf: [{$ref: '\(pointer)'}, {type: string}]}
            C: {allOf: [{$ref: '\(pointer)'}, {type: object, properties: {x: {type: string}}}]}
            """)
        #expect(described.said.allSatisfy { $0.contains("is ") && $0.contains(", and no schema") })
        #expect(described.diagnostics.count == 3)
        #expect(described.dump.contains("alias A = json\n"))
    }

    @Test func aKeyOfOnesOwnCanHoldASchema() {
        let described = described("A: {type: object, properties: {x: {$ref: '#/x-mine'}}}")
        #expect(described.said == [])
        #expect(described.dump.contains("field \"x\"? int\n"))
    }

    @Test func aMemberThatLeadsToItself() {
        let described = described(
            """
            P: {oneOf: [{$ref: '#/components/schemas/C'}]}
            C: {$ref: '#/components/schemas/C'}
            T: {anyOf: [{$ref: '#/components/schemas/T/anyOf/0'}]}
            """)
        #expect(described.diagnostics.allSatisfy { $0.code == .referenceCycle })
        #expect(described.diagnostics.count == 3)
    }

    @Test func aCallbackThatAsksForItself() {
        let described = Described(
            """
            openapi: 3.0.0
            info: {title: t, version: "1"}
            paths:
              /a:
                post:
                  callbacks: {x: {u: {$ref: '#/paths/~1a'}}}
                  responses: {'200': {description: ok}}
              /b: {get: {responses: {'200': {description: ok}}}}
            """)
        #expect(described.diagnostics.map(\.code) == [.referenceCycle])
        #expect(described.model.messages.map(\.method) == ["POST", "POST", "GET"])
    }

    @Test func mergedSchemasThatContainThemselves() {
        let described = described(
            """
            N: {properties: {b: {type: array, items: {allOf: [{$ref: '#/components/schemas/N'}, {properties: {q: {type: string}}}]}}}}
            M: {properties: {b: {type: array, items: {allOf: [{$ref: '#/components/schemas/M'}, {properties: {q: {type: string}}}]}}}}
            C: {allOf: [{$ref: '#/components/schemas/N'}, {$ref: '#/components/schemas/M'}]}
            """)
        #expect(described.said == [])
        #expect(
            described.dump.contains(
                """
                  object C.b.item
                    field "b"? list<C.b.item>
                    field "q"? string

                """))
    }

    @Test func listsThatAreTheirOwnElements() {
        let described = described(
            """
            A: {type: array, items: {$ref: '#/components/schemas/A'}}
            B: {type: array, items: {$ref: '#/components/schemas/B'}}
            C: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
            X: {type: array, items: {allOf: [{$ref: '#/components/schemas/X'}, {type: array, maxItems: 3}]}}
            """)
        #expect(described.diagnostics.map(\.code) == Array(repeating: .endlessType, count: 4))
    }

    @Test func propertiesThatReferToThemselves() {
        let described = described(
            """
            N:
              properties:
                a: {items: {allOf: [{properties: {t: {}}}, {$ref: '#/components/schemas/N'}]}}
                $ref: '#/components/schemas/N/properties'
            """)
        #expect(described.diagnostics.map(\.code) == [.referenceCycle])
    }

    /// Each schema has the properties of all behind it, as far as the limit; beyond it each has its own only.
    @Test func aLongChainOfInheritance() {
        let length = 450
        let chain = (0..<length).map {
            "A\($0): {allOf: [{$ref: '#/components/schemas/A\($0 + 1)'}, {properties: {p\($0): {}}}]}"
        }
        let described = described(chain.joined(separator: "\n") + "\nA\(length): {type: object}")
        #expect(described.diagnostics.map(\.code) == Array(repeating: .tooDeep, count: length - 199))
        let fields = described.dump.split(separator: "\n").count { $0.contains("  field ") }
        #expect(fields == (1...199).reduce(0, +) + length - 199)
    }
}

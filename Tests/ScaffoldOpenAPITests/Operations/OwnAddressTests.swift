import ScaffoldDiagnostics
import Testing

/// `$self` of OpenAPI 3.2.
@Suite struct OwnAddressTests {
    @Test func referencesByTheAddressOfTheDocument() {
        let text = """
            openapi: 3.2.0
            $self: https://example.test/v1/api.yaml
            info: { title: T, version: '1' }
            components:
              schemas:
                A: { $ref: 'https://example.test/v1/api.yaml#/components/schemas/C' }
                B: { $ref: 'part.yaml#/P' }
                C: { $ref: '/v1/api.yaml#/components/schemas/D' }
                D: { type: string }
                E: { $ref: 'https://example.test/v1/gone.yaml' }
            """
        let read = Described(Array(text.utf8)) { $0 == "part.yaml" ? Array("P: { type: integer }".utf8) : nil }
        #expect(read.dump.contains("alias A = C\n"))
        #expect(read.dump.contains("alias B = P\n"))
        #expect(read.dump.contains("alias C = D\n"))
        #expect(read.diagnostics.map(\.code) == [.outsideReference])
    }
}

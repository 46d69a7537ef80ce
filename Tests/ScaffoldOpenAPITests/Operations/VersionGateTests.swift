import ScaffoldModel
import Testing

@Suite struct VersionGateTests {
    @Test(arguments: ["swagger: '2.0'", "openapi: 3.0.3", "openapi: '3.1'", "openapi: '3.2.0'"])
    func accepted(_ version: String) {
        #expect(Described(version + "\ninfo: { title: T, version: '1' }\npaths: {}").said == [])
    }

    /// A number is what people forget to quote.
    @Test(arguments: [("swagger: 2.0", "swagger"), ("openapi: 3.1", "openapi")])
    func numbers(_ version: String, _ key: String) {
        let read = Described(version + "\ninfo: { title: T, version: '1' }\npaths: {}")
        #expect(read.said == ["1:10 warning: `\(key)` must be a string (write it in quotes)"])
        #expect(read.model.documents.count == 1)
    }

    @Test(
        arguments: [
            (
                "openapi: 3.3.0",
                "OpenAPI 3.3.0 is not supported (the versions are Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2)"
            ),
            (
                "swagger: '1.2'",
                "Swagger 1.2 is not supported (the versions are Swagger 2.0 and OpenAPI 3.0, 3.1 and 3.2)"
            ),
            (
                "openapi: 2.0",
                "OpenAPI 2.0 is not supported (before version 3 the key is `swagger`: write `swagger: \"2.0\"`)"
            ),
            (
                "swagger: 3.1.0",
                "Swagger 3.1.0 is not supported (since version 3 the key is `openapi`: write `openapi: 3.1.0`)"
            ),
            ("openapi: []", "`openapi` must be a version, not a list (write `openapi: 3.1.0`)"),
        ])
    func refused(_ version: String, _ fault: String) {
        let read = Described(version + "\npaths: {}")
        #expect(read.said == ["1:10 error: \(fault)"])
        #expect(read.model.documents.isEmpty)
    }
}

import Testing

@testable import ScaffoldOpenAPI

/// Unions beside a `type`, and members of one kind. `Tests/Suite/cases/openapi3.1` has what the types then say of values.
@Suite struct NarrowingTests {
    @Test func membersOfOtherKindsAreLeftOut() {
        let reading = SchemaReading(
            schemas: """
                Size:
                  type: [integer, 'null']
                  oneOf: [{type: string}, {type: number, minimum: 1}]
                Part:
                  type: object
                  anyOf:
                    - {type: array, items: {}}
                    - {type: object, required: [a], properties: {a: {type: string}}}
                    - {type: object, required: [b], properties: {b: {type: string}}}
                """, .openAPI31)
        #expect(reading.dump.contains("alias Size = int(>= 1)"))
        #expect(reading.dump.contains("union Part\n  member Part.member1\n  member Part.member2\nobject"))
        #expect(
            reading.diagnostics == [
                "5:15 warning conflicting-schemas: this member is `string`, which is not `integer`; no value fits it "
                    + "[the type is here at 4:13] (remove the member, or change `type`)",
                "9:11 warning conflicting-schemas: this member is `array`, which is not `object`; no value fits it "
                    + "[the type is here at 7:13] (remove the member, or change `type`)",
            ])
    }

    @Test func whereNoMemberFitsNoValueDoes() {
        let reading = SchemaReading(
            schemas: "Size: {type: boolean, oneOf: [{type: string}, {type: integer}]}", .openAPI31)
        #expect(reading.dump.contains("alias Size = bool"))
        #expect(reading.diagnostics.count == 2)
    }

    @Test func aFormatOfOneMemberIsNotThatOfAll() {
        let reading = SchemaReading(
            schemas: "Host: {anyOf: [{type: string, format: ipv4}, {type: string, format: ipv6}]}", .openAPI31)
        #expect(reading.dump.contains("alias Host = string"))
        #expect(!reading.dump.contains("alias Host = string format"))
    }

    @Test func nullIsAValueWhereAllThatASchemaSaysAdmitsIt() {
        let reading = SchemaReading(
            schemas: """
                All:
                  type: object
                  properties:
                    listed: {type: [string, 'null'], enum: [a]}
                    named: {type: [string, 'null'], enum: [a, null]}
                    forbidden: {type: [string, 'null'], not: {type: 'null'}}
                    allowed: {type: [string, 'null'], not: {const: a}}
                    inherited: {type: [string, 'null'], allOf: [{type: string}]}
                    union: {type: string, anyOf: [{minLength: 1}, {type: 'null'}]}
                """, .openAPI31)
        let fields = reading.dump.split(separator: "\n").filter { $0.contains("field ") }
        #expect(
            fields.map { $0.hasSuffix("?") } == [false, true, false, true, false, false],
            "\(fields.joined(separator: "\n"))")
    }
}

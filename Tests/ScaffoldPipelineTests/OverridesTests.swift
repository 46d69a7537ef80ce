import ScaffoldPipeline
import Testing

@Suite struct OverridesTests {
    private func faults(_ configuration: String) throws -> [String] {
        let project = try Project([
            "in/a.yaml": model("Shot", "id: int, at: datetime"), "in/scaffold.yaml": configuration,
        ])
        return project.generate().summary(in: project).map { $0.replacing("in/scaffold.yaml:", with: "") }
    }

    @Test func placesThatAreNotThereNameTheNearest() throws {
        #expect(
            try faults("names: { '#/model/Shot/idd': key, 'a.yaml#/model/Sot': Picture }") == [
                "1:10: invalid-configuration: no document has the place `#/model/Shot/idd`",
                "  did you mean `#/model/Shot/id`?",
                "1:35: invalid-configuration: no document has the place `a.yaml#/model/Sot`",
                "  did you mean `a.yaml#/model/Shot`?",
            ])
        #expect(try faults("names: { '#/model/Shot/id': key, 'a.yaml#/model/Shot': Picture }").isEmpty)
    }

    @Test func formatsAndTypesAreKnown() throws {
        #expect(
            try faults("types: { date-tme: String, '#/model/Shot/id': Integer, '#/model/Shot/at': Moment }") == [
                "1:10: invalid-configuration: no document has the format `date-tme`", "  did you mean `date-time`?",
                "1:47: invalid-configuration: `Integer` is no type that values can be read as",
                "  write one of `String`, `Bool`, `Int`, `Int32`, `Int64`, `UInt`, `UInt32`, `UInt64`, `Float`, "
                    + "`Double`, `Decimal`, `CalendarDate`, `Date`, `UUID`, `URL`, `Data`, `JSONValue`",
                "1:75: invalid-configuration: `Moment` is no type that values can be read as",
                "  write one of `String`, `Bool`, `Int`, `Int32`, `Int64`, `UInt`, `UInt32`, `UInt64`, `Float`, "
                    + "`Double`, `Decimal`, `CalendarDate`, `Date`, `UUID`, `URL`, `Data`, `JSONValue`",
            ])
        #expect(try faults("types: { date-time: String, uri: URL, '#/model/Shot/id': Int64 }").isEmpty)
        #expect(try faults("types: { datetime: String, url: URL, bytes: String }").isEmpty)
    }
}

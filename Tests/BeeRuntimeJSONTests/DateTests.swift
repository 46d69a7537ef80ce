import BeeRuntime
import Foundation
import Testing

@Suite struct DateTests {
    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0, "1970-01-01T00:00:00Z"),
        ("2026-02-28t23:59:59.5z", 1_772_323_199.5, "2026-02-28T23:59:59.500Z"),
        ("1985-04-12T23:20:50.52Z", 482_196_050.52, "1985-04-12T23:20:50.520Z"),
        ("1996-12-19T16:39:57-08:00", 851_042_397, "1996-12-20T00:39:57Z"),
        ("1990-12-31T23:59:60Z", 662_688_000, "1991-01-01T00:00:00Z"),
        ("1990-12-31T15:59:60-08:00", 662_688_000, "1991-01-01T00:00:00Z"),
        ("1937-01-01T12:00:27.87+00:20", -1_041_337_172.13, "1937-01-01T11:40:27.870Z"),
        ("2000-02-29T00:00:00+14:00", 951_732_000, "2000-02-28T10:00:00Z"),
        ("0000-01-01T00:00:00Z", -62_167_219_200, "0000-01-01T00:00:00Z"),
        ("9999-12-31T23:59:59Z", 253_402_300_799, "9999-12-31T23:59:59Z"),
        ("2020-01-01T00:00:00.123456Z", 1_577_836_800.123456, "2020-01-01T00:00:00.123456Z"),
        ("2020-01-01T00:00:00.1234567Z", 1_577_836_800.1234567, "2020-01-01T00:00:00.123457Z"),
        ("2020-01-01T00:00:00.000000000000000000001Z", 1_577_836_800, "2020-01-01T00:00:00Z"),
    ])
    func readsAndWrites(text: String, seconds: Double, canonical: String) throws {
        let date = try read(Date.self, "\"\(text)\"")
        #expect(abs(date.timeIntervalSince1970 - seconds) < 1e-6)
        #expect(written(date) == "\"\(canonical)\"")
        #expect(abs(try read(Date.self, written(date)).timeIntervalSince(date)) < 1e-6)
    }

    @Test(arguments: [
        "", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z",
        "2026-01-01 00:00:00Z",
        "2026-01-01T00:00:00", "2026-01-01T00:00Z", "2026-01-01T00:00:00.Z", "2026-01-01T00:00:00+0100",
        "2026-01-01T00:00:00+24:00",
        "2026-01-01T22:59:60Z", "2026-01-01T23:59:61Z", "26-01-01T00:00:00Z", "2026-01-01T00:00:00Z ",
        "２026-01-01T00:00:00Z",
        "2026-01-01T-1:00:00Z",
    ])
    func refuses(text: String) {
        #expect(mismatches(Date.self, "\"\(text)\"").count == 1)
    }

    @Test func randomDatesComeBack() throws {
        var generator = Random(seed: 5)
        for _ in 0..<5000 {
            let date = Date(timeIntervalSinceReferenceDate: Double.random(in: -6e10...2.5e11, using: &generator))
            #expect(abs(try read(Date.self, written(date)).timeIntervalSince(date)) < 1e-4)
            let recent = Date(
                timeIntervalSince1970: Double(Int.random(in: 0...4_000_000_000_000, using: &generator)) / 1000)
            #expect(abs(try read(Date.self, written(recent)).timeIntervalSince(recent)) < 1e-6)
            #expect(written(recent).utf8.count <= 26)
        }
    }

    @Test func datesAgreeWithTheCalendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        var generator = Random(seed: 6)
        for _ in 0..<300 {
            let date = Date(
                timeIntervalSince1970: Double(Int.random(in: -10_000_000_000...30_000_000_000, using: &generator)))
            let parts = calendar.dateComponents([.year, .month, .day], from: date)
            let day = try #require(CalendarDate(date, in: calendar.timeZone))
            #expect((day.year, day.month, day.day) == (parts.year ?? 0, parts.month ?? 0, parts.day ?? 0))
            #expect(day.start(in: calendar.timeZone) == calendar.startOfDay(for: date))
        }
    }

    @Test func whatHasNoTextIsAnError() {
        var writer = JSONWriter()
        writer.write([Date.distantPast, Date(timeIntervalSince1970: 1e15)])
        #expect(writer.error?.description == "$[1]: a date outside the years 0 to 9999 has no RFC 3339 text")
    }

    @Test func calendarDates() throws {
        #expect(try read(CalendarDate.self, "\"2024-02-29\"") == CalendarDate(year: 2024, month: 2, day: 29))
        #expect(written(try #require(CalendarDate("0001-12-31"))) == "\"0001-12-31\"")
        for text in [
            "2023-02-29", "1900-02-29", "2023-00-01", "2023-04-31", "2023-1-1", "2023-01-01Z", "", "10000-01-01",
        ] {
            #expect(mismatches(CalendarDate.self, "\"\(text)\"").count == 1)
            #expect(CalendarDate(text) == nil)
        }
        #expect(try #require(CalendarDate("2023-12-31")) < #require(CalendarDate("2024-01-01")))
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        let day = try #require(CalendarDate("2026-03-08"))
        #expect(written(day.start(in: zone)) == "\"2026-03-08T05:00:00Z\"")
        #expect(CalendarDate(day.start(in: zone), in: zone) == day)
    }
}

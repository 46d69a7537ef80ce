public import Foundation

extension CalendarDate {
    /// The day on which an instant falls in a time zone; nil outside the years 0 to 9999.
    public init?(_ date: Date, in zone: TimeZone) {
        let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        let days = (local / 86_400).rounded(.down)
        guard abs(days) < 5_000_000 else { return nil }
        let civil = CivilDays.date(Int(days))
        self.init(year: civil.year, month: civil.month, day: civil.day)
    }

    /// The instant at which the day begins in a time zone.
    public func start(in zone: TimeZone) -> Date {
        let midnight = Date(timeIntervalSince1970: Double(dayNumber) * 86_400)
        // The offset is that of the local time, which is found in two steps where it changes near midnight.
        let guess = midnight - Double(zone.secondsFromGMT(for: midnight))
        return midnight - Double(zone.secondsFromGMT(for: guess))
    }
}

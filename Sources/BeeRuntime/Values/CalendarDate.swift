/// A day of the Gregorian calendar, without time or zone, from year 0 to 9999 (RFC 3339 `full-date`).
public struct CalendarDate: Sendable, Hashable {
    /// From 0 to 9999.
    public let year: Int

    /// From 1 to 12.
    public let month: Int

    /// From 1 on.
    public let day: Int

    /// A day; nil where the calendar has none (30 February).
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= CivilDays.count(inMonth: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    private init(checkedYear year: Int, _ month: Int, _ day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// What stands where nothing could be read.
    static let placeholder = CalendarDate(checkedYear: 1970, 1, 1)

    /// Days since 1 January 1970; negative before it.
    var dayNumber: Int { CivilDays.number(year: year, month: month, day: day) }
}

extension CalendarDate: Comparable {
    /// Whether a day comes before another.
    public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
}

extension CalendarDate: LosslessStringConvertible {
    /// A day from `YYYY-MM-DD`; nil where the text is none.
    public init?(_ description: String) {
        var text = description
        guard let date = text.withUTF8({ RFC3339.calendarDate($0) }) else { return nil }
        self = date
    }

    /// `YYYY-MM-DD`
    public var description: String {
        "\(RFC3339.digits(year, 4))-\(RFC3339.digits(month, 2))-\(RFC3339.digits(day, 2))"
    }
}

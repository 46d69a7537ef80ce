import Foundation

/// Dates and times as text (RFC 3339 section 5.6).
enum RFC3339 {
    /// A `full-date`, alone.
    static func calendarDate(_ text: UnsafeBufferPointer<UInt8>) -> CalendarDate? {
        var cursor = Cursor(text)
        guard let date = cursor.fullDate(), cursor.isAtEnd else { return nil }
        return date
    }

    /// A `date-time`. A leap second is the first second of the next minute; digits of the fraction beyond `Date`'s
    /// precision are rounded.
    static func date(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        var cursor = Cursor(text)
        guard let day = cursor.fullDate(), cursor.pass("t", "T"), let time = cursor.fullTime(), cursor.isAtEnd else {
            return nil
        }
        let seconds = day.dayNumber * 86_400 + time.secondsOfDay - time.offset
        // From 2001 on, as `Date` counts, so that the fraction loses nothing on the way.
        return Date(timeIntervalSinceReferenceDate: Double(seconds - 978_307_200) + time.fraction)
    }

    /// A `full-time`, alone.
    static func isTime(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var cursor = Cursor(text)
        return cursor.fullTime() != nil && cursor.isAtEnd
    }

    /// An instant in UTC, to the microsecond, with no more of a fraction than needed (0, 3 or 6 digits); nil outside the
    /// years 0 to 9999.
    static func text(_ date: Date) -> String? {
        let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
        guard abs(microseconds) < 1e18 else { return nil }
        let (seconds, fraction) = divide(Int(microseconds), by: 1_000_000)
        let (days, second) = divide(seconds, by: 86_400)
        let day = CivilDays.date(days)
        guard (0...9999).contains(day.year) else { return nil }
        let date = "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))"
        let time = "\(digits(second / 3600, 2)):\(digits(second / 60 % 60, 2)):\(digits(second % 60, 2))"
        return "\(date)T\(time)\(text(microseconds: fraction))Z"
    }

    private static func text(microseconds: Int) -> String {
        if microseconds == 0 { return "" }
        let (milliseconds, rest) = divide(microseconds, by: 1000)
        return rest == 0 ? ".\(digits(milliseconds, 3))" : ".\(digits(microseconds, 6))"
    }

    /// Division that rounds down, and its rest, which is never negative.
    private static func divide(_ value: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
        let rest = (value % divisor + divisor) % divisor
        return ((value - rest) / divisor, rest)
    }

    /// A number with zeros before it.
    static func digits(_ value: Int, _ count: Int) -> String {
        let text = String(value)
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// A time of day and the offset of its zone, in seconds.
    struct Time {
        let secondsOfDay: Int
        let fraction: Double
        let offset: Int
    }

    /// Moves over a text.
    struct Cursor {
        private var rest: Slice<UnsafeBufferPointer<UInt8>>

        init(_ text: UnsafeBufferPointer<UInt8>) { rest = text[...] }

        var isAtEnd: Bool { rest.isEmpty }

        mutating func pass(_ bytes: Unicode.Scalar...) -> Bool {
            guard let byte = rest.first, bytes.contains(Unicode.Scalar(byte)) else { return false }
            rest.removeFirst()
            return true
        }

        mutating func number(digits: Int) -> Int? {
            guard rest.count >= digits else { return nil }
            var value = 0
            for byte in rest.prefix(digits) {
                guard byte &- UInt8(ascii: "0") <= 9 else { return nil }
                value = value * 10 + Int(byte - UInt8(ascii: "0"))
            }
            rest.removeFirst(digits)
            return value
        }

        mutating func fullDate() -> CalendarDate? {
            guard let year = number(digits: 4), pass("-"), let month = number(digits: 2), pass("-"),
                let day = number(digits: 2)
            else { return nil }
            return CalendarDate(year: year, month: month, day: day)
        }

        mutating func fullTime() -> Time? {
            guard let hour = number(digits: 2), hour < 24, pass(":"), let minute = number(digits: 2), minute < 60,
                pass(":"), let second = number(digits: 2), second <= 60, let fraction = fraction(),
                let offset = offset()
            else { return nil }
            let time = Time(secondsOfDay: hour * 3600 + minute * 60 + second, fraction: fraction, offset: offset)
            // A leap second is the last one of a day in UTC.
            let isLastOfDay = (time.secondsOfDay - offset) % 86_400 == 0
            return second < 60 || isLastOfDay ? time : nil
        }

        private mutating func fraction() -> Double? {
            guard pass(".") else { return 0 }
            var value = 0
            var scale = 1
            let count = rest.count
            while let digit = number(digits: 1) {
                guard scale < 1_000_000_000_000 else { continue }
                value = value * 10 + digit
                scale *= 10
            }
            return rest.count == count ? nil : Double(value) / Double(scale)
        }

        private mutating func offset() -> Int? {
            if pass("z", "Z") { return 0 }
            let isNegative = rest.first == UInt8(ascii: "-")
            guard pass("+", "-"), let hour = number(digits: 2), hour < 24, pass(":"), let minute = number(digits: 2),
                minute < 60
            else { return nil }
            return (hour * 3600 + minute * 60) * (isNegative ? -1 : 1)
        }
    }
}

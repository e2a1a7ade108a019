import Foundation

extension UIDatePicker {
  /// The part of a picker that a user has opened, and its month.
  struct PartState {
    /// Whether the calendar of a compact picker is open.
    var showsCalendar = false
    /// Whether the wheels for the time are open.
    var showsTime = false
    /// A day in the month that the calendar shows; `nil` for the date's month.
    var shownMonth: Date?
  }

  /// The calendar, time zone and language of the shown date.
  final var shownCalendar: Calendar {
    var shown = calendar ?? .uiKitCurrent
    if let timeZone { shown.timeZone = timeZone }
    shown.locale = locale ?? shown.locale ?? .uiKitCurrent
    return shown
  }

  /// Whether the user's language counts hours to twelve.
  final var countsToTwelve: Bool {
    let cycle = shownLocale.hourCycle
    return cycle == .oneToTwelve || cycle == .zeroToEleven
  }

  // MARK: Wheels

  /// The wheels, from the left to the right.
  final var wheels: [DateWheel] {
    switch datePickerMode {
    case .time: timeWheels
    case .date: dayWheels
    case .dateAndTime: [.date] + timeWheels
    case .countDownTimer: [.hours, .minutes]
    case .yearAndMonth: [.month, .year]
    }
  }

  final var timeWheels: [DateWheel] {
    countsToTwelve ? [.hour, .minute, .period] : [.hour, .minute]
  }

  /// The wheels of a day, in the order of the language.
  private final var dayWheels: [DateWheel] {
    let order = DateFormatter.dateFormat(
      fromTemplate: "yMMMMd", options: 0, locale: shownCalendar.locale)
    guard let order else { return [.month, .day, .year] }
    let letters: [(Character, DateWheel)] = [("M", .month), ("d", .day), ("y", .year)]
    return letters.sorted {
      (order.firstIndex(of: $0.0) ?? order.endIndex)
        < (order.firstIndex(of: $1.0) ?? order.endIndex)
    }.map(\.1)
  }

  /// The value in the middle of a wheel.
  package final func value(of wheel: DateWheel) -> String { value(of: wheel, at: date) }

  final func value(of wheel: DateWheel, at date: Date) -> String {
    let calendar = shownCalendar
    func number(_ component: Calendar.Component) -> Int {
      calendar.component(component, from: date)
    }
    switch wheel {
    case .month: return monthName(of: date)
    case .day: return "\(number(.day))"
    case .year: return "\(number(.year))"
    case .date:
      return calendar.isDateInToday(date) ? wordForToday : shortDay(of: date, withWeekday: true)
    case .hour:
      let hour = number(.hour)
      return counted(countsToTwelve ? (hour + 11) % 12 + 1 : hour, "o’clock")
    case .minute: return counted(number(.minute), number(.minute) == 1 ? "minute" : "minutes")
    case .period: return number(.hour) < 12 ? calendar.amSymbol : calendar.pmSymbol
    case .hours:
      let hours = Int(countDownDuration) / Self.secondsPerHour
      return counted(hours, hours == 1 ? "hour" : "hours")
    case .minutes: return counted(Int(countDownDuration) % Self.secondsPerHour / 60, "min")
    }
  }

  /// The first and the last value of a wheel that comes to an end.
  package final func ends(of wheel: DateWheel) -> (first: String, last: String)? {
    let calendar = shownCalendar
    switch wheel {
    case .month: return monthNames.first.map { ($0, monthNames.last ?? $0) }
    case .day: return ("1", "31")
    case .hour: return countsToTwelve ? ("1", "12") : ("0", "23")
    case .minute, .minutes: return ("0", "\(60 - minuteInterval)")
    case .period: return (calendar.amSymbol, calendar.pmSymbol)
    case .hours: return ("0", "23")
    case .year, .date: return nil
    }
  }

  /// Spins a wheel as a user does, and returns whether it has the value.
  package final func userSpin(_ wheel: DateWheel, to value: String) -> Bool {
    let seconds = Int(countDownDuration)
    switch wheel {
    case .hours:
      guard let hours = number(value, 0...23, "hour", "hours") else { return false }
      userPick(
        countDownDuration: TimeInterval(hours * Self.secondsPerHour + seconds % Self.secondsPerHour)
      )
    case .minutes:
      guard let minutes = minutes(value, "min") else { return false }
      userPick(
        countDownDuration: TimeInterval(
          seconds / Self.secondsPerHour * Self.secondsPerHour + minutes * 60))
    default:
      guard let date = date(spinning: wheel, to: value) else { return false }
      userPick(date)
    }
    return true
  }

  private final func date(spinning wheel: DateWheel, to value: String) -> Date? {
    let calendar = shownCalendar
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    let hour = parts.hour ?? 0
    switch wheel {
    case .month:
      guard let index = monthNames.firstIndex(of: value) else { return nil }
      parts.month = index + 1
    case .day:
      guard let day = number(value, 1...31) else { return nil }
      parts.day = day
    case .year:
      guard let year = number(value, 1...Self.lastYear) else { return nil }
      parts.year = year
    case .date: return day(called: value)
    case .hour:
      let hours = countsToTwelve ? 1...12 : 0...23
      guard let number = number(value, hours, "o’clock", "o'clock") else { return nil }
      parts.hour = countsToTwelve ? number % 12 + (hour < 12 ? 0 : 12) : number
    case .minute:
      guard let minute = minutes(value, "minute", "minutes") else { return nil }
      parts.minute = minute
    case .period:
      guard value == calendar.amSymbol || value == calendar.pmSymbol else { return nil }
      parts.hour = hour % 12 + (value == calendar.amSymbol ? 0 : 12)
    case .hours, .minutes: return nil
    }
    // A wheel with a day that the month lacks rolls back to its last.
    var month = parts
    month.day = 1
    if let first = calendar.date(from: month),
      let days = calendar.range(of: .day, in: .month, for: first)
    {
      parts.day = min(parts.day ?? 1, days.count)
    }
    return calendar.date(from: parts)
  }

  /// The day that the wheel of days calls so, the nearest within a year.
  private final func day(called name: String) -> Date? {
    let calendar = shownCalendar
    if name == wordForToday {
      let time = calendar.dateComponents([.hour, .minute, .second], from: date)
      let start = calendar.startOfDay(for: .uiKitNow())
      return calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: start
      )
    }
    for distance in 0...Self.daysSearched {
      for offset in [distance, -distance] {
        guard let day = calendar.date(byAdding: .day, value: offset, to: date) else { continue }
        if value(of: .date, at: day) == name { return day }
      }
    }
    return nil
  }

  private final func minutes(_ value: String, _ units: String...) -> Int? {
    guard let minutes = number(value, 0...59, units) else { return nil }
    return minutes.isMultiple(of: minuteInterval) ? minutes : nil
  }

  private static let secondsPerHour = 3_600
  private static let lastYear = 10_000
  private static let daysSearched = 366

  // MARK: The calendar

  /// The start of each day of the month that the calendar shows.
  final var shownDays: [Date] {
    let calendar = shownCalendar
    let month = calendar.dateComponents([.era, .year, .month], from: parts.shownMonth ?? date)
    guard let first = calendar.date(from: month),
      let days = calendar.range(of: .day, in: .month, for: first)
    else { return [] }
    return (0..<days.count).compactMap { calendar.date(byAdding: .day, value: $0, to: first) }
  }

  /// The date that a tap on a day picks: that day, at the same time.
  package final func date(onDay day: Date) -> Date {
    let calendar = shownCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: date)
    return calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
  }

  /// Taps a button as a user does.
  package final func userTap(_ button: DateButton) {
    switch button {
    case .day(let day): userPick(date(onDay: day))
    case .previousMonth: turnMonth(by: -1)
    case .nextMonth: turnMonth(by: 1)
    case .calendar:
      parts.showsCalendar.toggle()
      parts.showsTime = false
    case .time:
      parts.showsTime.toggle()
      parts.showsCalendar = false
    case .outside: parts = PartState()
    }
  }

  private final func turnMonth(by months: Int) {
    guard let first = shownDays.first else { return }
    parts.shownMonth = shownCalendar.date(byAdding: .month, value: months, to: first)
  }
}

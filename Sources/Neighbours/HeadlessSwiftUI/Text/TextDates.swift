import HeadlessFoundation

/// How texts show dates: of the moment at which they were last updated.
struct TextDates {
  private let locale: Locale

  init(_ environment: EnvironmentValues) { locale = environment.locale }

  func string(_ date: Date, _ style: Text.DateStyle) -> String {
    let now = Date.uiKitNow()
    switch style.kind {
    case .date: return formatted(date, date: .long, time: .omitted)
    case .time: return formatted(date, date: .omitted, time: .shortened)
    case .timer: return clock(abs(date.timeIntervalSince(now)), showsHours: true)
    case .relative: return distance(date.timeIntervalSince(now))
    case .offset:
      return (date < now ? "-" : "+") + distance(date.timeIntervalSince(now), most: 1)
    }
  }

  func timer(
    _ dates: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, _ showsHours: Bool
  ) -> String {
    let now = min(max(pause ?? .uiKitNow(), dates.lowerBound), dates.upperBound)
    let seconds =
      countsDown
      ? dates.upperBound.timeIntervalSince(now) : now.timeIntervalSince(dates.lowerBound)
    return clock(seconds, showsHours: showsHours)
  }

  private func formatted(
    _ date: Date, date days: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> String {
    var style = Date.FormatStyle(date: days, time: time, locale: locale)
    style.timeZone = .uiKitCurrent
    return style.format(date)
  }

  private func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let whole = Int(min(max(seconds.rounded(.down), 0), 1e12))
    let (minutes, hours) = (whole / 60, whole / 3600)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 && showsHours
      ? "\(hours):\(two(minutes % 60)):\(two(whole % 60))" : "\(minutes):\(two(whole % 60))"
  }

  /// A distance in its two largest units: "2 hours, 23 minutes".
  private func distance(_ seconds: TimeInterval, most: Int = 2) -> String {
    var left = Int(min(abs(seconds), 1e12))
    let units: KeyValuePairs = [
      "year": 31_536_000, "month": 2_592_000, "day": 86_400, "hour": 3_600, "minute": 60,
      "second": 1,
    ]
    var words: [String] = []
    for (name, length) in units where words.count < most {
      let count = left / length
      left %= length
      if count > 0 { words.append("\(count) \(name)\(count == 1 ? "" : "s")") }
    }
    return words.isEmpty ? "0 seconds" : words.joined(separator: ", ")
  }
}

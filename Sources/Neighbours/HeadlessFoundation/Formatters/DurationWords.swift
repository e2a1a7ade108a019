import Foundation

/// The words for units of time, in a style and a language.
struct DurationWords {
  let style: DateComponentsFormatter.UnitsStyle
  let locale: Locale

  /// The text for some units.
  func text(_ parts: [(unit: DurationUnit, value: Int)]) -> String {
    parts.map { word($0.unit, $0.value) }.joined(separator: separator)
  }

  /// A unit before a clock: "1d".
  func short(_ unit: DurationUnit, _ value: Int) -> String {
    DurationWords(style: .abbreviated, locale: locale).word(unit, value)
  }

  /// A number in the language's digits.
  func number(_ value: Int) -> String {
    value.formatted(.number.grouping(.never).locale(locale))
  }

  private var isEnglish: Bool { locale.language.languageCode == .english }

  private var separator: String {
    switch style {
    case .full, .short, .spellOut: languageSeparator
    case .abbreviated, .brief, .positional: " "
    }
  }

  /// What stands between two units in the language.
  private var languageSeparator: String {
    if isEnglish { return ", " }
    func text(_ seconds: Int) -> String {
      Duration.seconds(seconds).formatted(
        .units(allowed: [.hours, .minutes, .seconds], width: .wide).locale(locale))
    }
    // Between hours and minutes of three units, as the last two may have an "and" between them.
    let (hours, rest) = (text(3600), text(120))
    let both = text(3600 + 120 + 3)
    guard both.hasPrefix(hours), let range = both.range(of: rest) else { return ", " }
    return String(both[both.index(both.startIndex, offsetBy: hours.count)..<range.lowerBound])
  }

  private func word(_ unit: DurationUnit, _ value: Int) -> String {
    guard isEnglish || unit.seconds == nil else { return foreign(unit, value) }
    let digits = style == .spellOut ? spelled(value) : number(value)
    let names = Self.names[unit] ?? Names(full: "", short: "", letter: "")
    switch style {
    case .full, .spellOut: return "\(digits) \(names.full)\(value == 1 ? "" : "s")"
    case .short: return "\(digits) \(value == 1 ? names.short : names.shortForMany)"
    case .brief: return "\(digits)\(value == 1 ? names.short : names.shortForMany)"
    case .abbreviated, .positional: return "\(digits)\(names.letter)"
    }
  }

  private func foreign(_ unit: DurationUnit, _ value: Int) -> String {
    let width: Duration.UnitsFormatStyle.UnitWidth =
      switch style {
      case .full, .spellOut: .wide
      case .short, .brief: .abbreviated
      case .abbreviated, .positional: .narrow
      }
    let units: Set<Duration.UnitsFormatStyle.Unit> =
      switch unit {
      case .week: [.weeks]
      case .day: [.days]
      case .hour: [.hours]
      case .minute: [.minutes]
      case .second, .month, .year: [.seconds]
      }
    let text = Duration.seconds(value * (unit.seconds ?? 1)).formatted(
      .units(allowed: units, width: width).locale(locale))
    guard style == .spellOut else { return text }
    return text.replacing(value.formatted(.number.locale(locale)), with: spelled(value))
  }

  private func spelled(_ value: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    return formatter.string(from: value as NSNumber) ?? number(value)
  }

  private struct Names {
    let full: String
    let short: String
    var many: String?
    let letter: String

    var shortForMany: String { many ?? short }
  }

  private static let names: [DurationUnit: Names] = [
    .year: Names(full: "year", short: "yr", many: "yrs", letter: "y"),
    .month: Names(full: "month", short: "mth", many: "mths", letter: "mo"),
    .week: Names(full: "week", short: "wk", many: "wks", letter: "w"),
    .day: Names(full: "day", short: "day", many: "days", letter: "d"),
    .hour: Names(full: "hour", short: "hr", letter: "h"),
    .minute: Names(full: "minute", short: "min", letter: "m"),
    .second: Names(full: "second", short: "sec", letter: "s"),
  ]
}

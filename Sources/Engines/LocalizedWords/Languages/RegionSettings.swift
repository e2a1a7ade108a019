package import Foundation

/// What a user has set about times and weeks, instead of what is usual where they live.
package struct RegionSettings: Equatable, Sendable {
  package var uses24HourClock: Bool?
  /// The first day of a week: 1 is Sunday, as in `Calendar`.
  package var firstWeekday: Int?
  package var timeZone: TimeZone?

  package init() {}

  /// Creates what the arguments of a launch say, over what was chosen before.
  init(_ values: [String: String], over chosen: RegionSettings) {
    self = chosen
    func isOn(_ name: String) -> Bool {
      values[name].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false
    }
    if isOn("AppleICUForce24HourTime") { uses24HourClock = true }
    if isOn("AppleICUForce12HourTime") { uses24HourClock = false }
  }

  /// Returns a locale with these settings.
  package func applied(to locale: Locale) -> Locale {
    let day = firstWeekday.flatMap { (1...Self.days.count).contains($0) ? Self.days[$0 - 1] : nil }
    guard uses24HourClock != nil || day != nil else { return locale }
    var components = Locale.Components(locale: locale)
    if let uses24HourClock {
      components.hourCycle = uses24HourClock ? .zeroToTwentyThree : .oneToTwelve
    }
    if let day { components.firstDayOfWeek = day }
    return Locale(components: components)
  }

  private static let days: [Locale.Weekday] = [
    .sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday,
  ]
}

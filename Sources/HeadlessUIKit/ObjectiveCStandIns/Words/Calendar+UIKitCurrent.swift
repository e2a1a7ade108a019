public import Foundation
import LocalizedWords

extension Calendar {
  /// The calendar of the user, in the user's locale and time zone.
  ///
  /// It stands for `current`.
  public static var uiKitCurrent: Calendar {
    var calendar = Calendar.current
    let locale = Locale.uiKitCurrent
    if locale != .current { calendar.locale = locale }
    let region = ApplicationScope.current.userLanguages.region
    if let day = region.firstWeekday, (1...7).contains(day) { calendar.firstWeekday = day }
    if let timeZone = region.timeZone { calendar.timeZone = timeZone }
    return calendar
  }
}

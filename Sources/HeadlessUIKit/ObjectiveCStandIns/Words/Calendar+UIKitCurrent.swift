public import Foundation

extension Calendar {
  /// The calendar of the user, in the user's locale.
  ///
  /// It stands for `current`.
  public static var uiKitCurrent: Calendar {
    var calendar = Calendar.current
    let locale = Locale.uiKitCurrent
    if locale != .current { calendar.locale = locale }
    return calendar
  }
}

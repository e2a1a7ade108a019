public import Foundation

extension DateFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// It stands for `init()`.
  public static func uiKit() -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = .uiKitCurrent
    formatter.calendar = .uiKitCurrent
    if let timeZone = TimeZone.chosenByUser { formatter.timeZone = timeZone }
    return formatter
  }

  /// Returns a date as the user writes it.
  ///
  /// It stands for `localizedString(from:dateStyle:timeStyle:)`.
  public static func uiKitLocalizedString(
    from date: Date, dateStyle: Style, timeStyle: Style
  ) -> String {
    let formatter = uiKit()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
}

public import Foundation

extension DateIntervalFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// It stands for `init()`.
  public static func uiKit() -> DateIntervalFormatter {
    let formatter = DateIntervalFormatter()
    formatter.locale = .uiKitCurrent
    if let timeZone = TimeZone.chosenByUser { formatter.timeZone = timeZone }
    return formatter
  }
}

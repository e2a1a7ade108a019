public import Foundation
import LocalizedWords

extension DateIntervalFormatter {
  /// Creates a formatter in the user's locale.
  ///
  /// It stands for `init()`.
  public static func uiKit() -> DateIntervalFormatter {
    let formatter = DateIntervalFormatter()
    formatter.locale = .uiKitCurrent
    if let timeZone = ApplicationScope.current.userLanguages.region.timeZone {
      formatter.timeZone = timeZone
    }
    return formatter
  }
}

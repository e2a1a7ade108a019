public import Foundation
import LocalizedWords

extension Date {
  /// Returns the date as the user writes it.
  ///
  /// It stands for `formatted(date:time:)`.
  public func uiKitFormatted(
    date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle
  ) -> String {
    var style = FormatStyle(date: date, time: time, locale: .uiKitCurrent)
    if let timeZone = ApplicationScope.current.userLanguages.region.timeZone {
      style.timeZone = timeZone
    }
    return formatted(style)
  }
}

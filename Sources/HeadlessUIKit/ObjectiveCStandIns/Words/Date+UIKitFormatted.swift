public import Foundation

extension Date {
  /// Returns the date as the user writes it.
  ///
  /// It stands for `formatted(date:time:)`.
  public func uiKitFormatted(
    date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle
  ) -> String {
    var style = FormatStyle(date: date, time: time, locale: .uiKitCurrent)
    if let timeZone = TimeZone.chosenByUser { style.timeZone = timeZone }
    return formatted(style)
  }
}

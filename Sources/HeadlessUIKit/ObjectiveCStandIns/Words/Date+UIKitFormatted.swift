public import Foundation

extension Date {
  /// Returns the date as the user writes it.
  ///
  /// It stands for `formatted(date:time:)`.
  public func uiKitFormatted(
    date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle
  ) -> String { formatted(FormatStyle(date: date, time: time, locale: .uiKitCurrent)) }
}

public import Foundation

/// The present day in ported sources.
extension Calendar {
  /// Returns whether a date is on the present day.
  public func uiKitIsDateInToday(_ date: Date) -> Bool { isDate(date, daysFromNow: 0) }

  /// Returns whether a date is on the day after the present one.
  public func uiKitIsDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromNow: 1) }

  /// Returns whether a date is on the day before the present one.
  public func uiKitIsDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromNow: -1) }

  private func isDate(_ date: Date, daysFromNow days: Int) -> Bool {
    self.date(byAdding: .day, value: days, to: .uiKitNow())
      .map { isDate(date, inSameDayAs: $0) } ?? false
  }
}

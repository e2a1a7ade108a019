public import Foundation

extension NSCalendar {
  /// Finds the beginning and the length of the unit that a date is in.
  public func range(
    of unit: NSCalendar.Unit, start datep: UnsafeMutablePointer<NSDate?>?,
    interval tip: UnsafeMutablePointer<TimeInterval>?, for date: Date
  ) -> Bool {
    guard let found = range(of: unit, for: date) else { return false }
    datep?.pointee = found.start as NSDate
    tip?.pointee = found.duration
    return true
  }
}

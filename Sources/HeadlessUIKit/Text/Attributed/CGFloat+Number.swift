import Foundation

extension CGFloat {
  /// Creates a number from an attribute's value, of any numeric type.
  ///
  /// On Linux a cast does not turn a `CGFloat` into an `NSNumber`.
  init?(number value: Any?) {
    switch value {
    case let number as CGFloat: self = number
    case let number as Double: self.init(number)
    case let number as Float: self.init(number)
    case let number as Int: self.init(number)
    case let number as NSNumber: self.init(number.doubleValue)
    default: return nil
    }
  }
}

extension Int {
  /// Creates a number from an attribute's value, of any numeric type.
  init?(attribute value: Any?) {
    guard let number = CGFloat(number: value), let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

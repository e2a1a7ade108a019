import Foundation

extension CGFloat {
  /// The number in an attribute's value, of whatever type it is.
  ///
  /// On Linux a `CGFloat` does not become an `NSNumber` by a cast.
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

  /// The number, or 0 for one that nothing can be laid out by.
  var finite: CGFloat { isFinite ? self : 0 }
}

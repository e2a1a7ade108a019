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
}

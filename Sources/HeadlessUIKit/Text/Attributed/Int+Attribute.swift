import Foundation

extension Int {
  /// Creates a number from an attribute's value, of any numeric type.
  init?(attribute value: Any?) {
    guard let number = CGFloat(number: value), let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

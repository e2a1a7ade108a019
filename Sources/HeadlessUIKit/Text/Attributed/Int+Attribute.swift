import Foundation

extension Int {
  /// Creates a number from an attribute's value, whatever its type is.
  init?(attribute value: Any?) {
    guard let number = CGFloat(number: value), let whole = Int(exactly: number) else { return nil }
    self = whole
  }
}

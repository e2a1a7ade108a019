public import Foundation

// Foundation on Linux has these for all numbers but this one.
extension CGFloat {
  /// Creates a number of an object's.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Creates a number of an object's, if it is the very same.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}

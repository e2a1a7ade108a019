import Foundation

extension Int {
  /// Creates the whole number in a range that is nearest to a number, or the least for an invalid
  /// one.
  init(_ number: CGFloat, within range: ClosedRange<Int>) {
    guard number > CGFloat(range.lowerBound) else {
      self = range.lowerBound
      return
    }
    self = number < CGFloat(range.upperBound) ? Int(number) : range.upperBound
  }
}

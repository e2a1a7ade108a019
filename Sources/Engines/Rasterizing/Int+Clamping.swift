import Foundation

extension Int {
  /// Creates the whole number in a range that is nearest to a number, or the least for an invalid
  /// one.
  init(_ number: CGFloat, within range: ClosedRange<Int>) {
    let (low, high) = (CGFloat(range.lowerBound), CGFloat(range.upperBound))
    // An invalid number stays behind in the comparison with the lower bound.
    self = Int(Swift.min(Swift.max(low, number), high))
  }
}

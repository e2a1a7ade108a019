import Foundation

extension Int {
  /// Creates the whole number in a range that is next to another number, or the least for none.
  init(_ number: CGFloat, within range: ClosedRange<Int>) {
    guard number > CGFloat(range.lowerBound) else {
      self = range.lowerBound
      return
    }
    self = number < CGFloat(range.upperBound) ? Int(number) : range.upperBound
  }
}

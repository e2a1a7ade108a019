import Foundation

extension NSRange {
  /// The range in the form that delegate methods with several ranges expect.
  var values: [NSValue] { [NSValue(range: self)] }

  /// Returns the range that spans several, for delegate methods that take a single one.
  static func union(of values: [NSValue]) -> NSRange {
    guard let first = values.first?.rangeValue else { return NSRange(location: 0, length: 0) }
    return values.dropFirst().reduce(first) { $0.union($1.rangeValue) }
  }
}

import Foundation

extension NSRange {
  /// The range as delegates get it that are asked about several.
  var values: [NSValue] { [NSValue(range: self)] }

  /// The range from the first to the last of several, as delegates get it that know one alone.
  static func union(of values: [NSValue]) -> NSRange {
    guard let first = values.first?.rangeValue else { return NSRange(location: 0, length: 0) }
    return values.dropFirst().reduce(first) { $0.union($1.rangeValue) }
  }
}

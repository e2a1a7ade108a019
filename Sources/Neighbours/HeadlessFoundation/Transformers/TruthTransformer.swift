import Foundation

/// Says of a value whether something holds.
final class TruthTransformer: ValueTransformer {
  private let holds: (Any?) -> Bool

  init(_ holds: @escaping (Any?) -> Bool) { self.holds = holds }

  override class func transformedValueClass() -> AnyClass { NSNumber.self }

  override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: holds(value)) }
}

extension Any? {
  /// Whether it is a number other than 0.
  var isTrue: Bool { (self as? NSNumber)?.boolValue ?? (self as? Bool) ?? false }
}

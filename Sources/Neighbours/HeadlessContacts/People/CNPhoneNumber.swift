public import Foundation

/// The number of a telephone.
public final class CNPhoneNumber: NSObject, NSCopying, Sendable {
  /// The number as it was written.
  public let stringValue: String

  /// Creates a number.
  public init(stringValue string: String) {
    stringValue = string
    super.init()
  }

  /// The digits of the number.
  var digits: String { stringValue.filter(\.isNumber) }

  /// The number itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two numbers are written alike.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }

  /// A number that equal numbers share.
  public override var hash: Int { stringValue.hashValue }
}

public import Foundation

/// One of several values of a kind, such as the number at work.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, NSCopying {
  /// The identifier among the contacts.
  public let identifier: String
  /// Which one it is.
  public let label: String?
  /// The value, of which there is a copy.
  public let value: ValueType

  /// Creates a value.
  public convenience init(label: String?, value: ValueType) {
    self.init(UUID().uuidString, label, value)
  }

  private init(_ identifier: String, _ label: String?, _ value: ValueType) {
    self.identifier = identifier
    self.label = label
    // The app may go on changing its own.
    self.value = value.copy() as? ValueType ?? value
    super.init()
  }

  /// Returns the same with another label.
  public func settingLabel(_ label: String?) -> CNLabeledValue {
    CNLabeledValue(identifier, label, value)
  }

  /// Returns the same with another value.
  public func settingValue(_ value: ValueType) -> CNLabeledValue {
    CNLabeledValue(identifier, label, value)
  }

  /// Returns what a user reads for a label.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }

  /// The value itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two values are the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNLabeledValue else { return false }
    return other.label == label && other.value.isEqual(value)
  }

  /// A number that equal values share.
  public override var hash: Int { value.hash }
}

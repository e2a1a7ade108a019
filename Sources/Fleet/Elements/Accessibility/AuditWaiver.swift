/// A permitted issue: a rule, and the name of the element.
///
/// An element without a name has an empty one.
public struct AuditWaiver: Hashable, Sendable {
  /// The rule.
  public let rule: AuditRule
  /// The name of the element.
  public let name: String

  /// Permits an element of a name to break a rule.
  public init(rule: AuditRule, name: String) {
    self.rule = rule
    self.name = name
  }

  /// Permits a text with little contrast.
  public static func contrast(_ name: String) -> Self { Self(rule: .contrast, name: name) }
  /// Permits a text that is not read out.
  public static func elementDetection(_ name: String) -> Self {
    Self(rule: .elementDetection, name: name)
  }
  /// Permits a small element.
  public static func hitRegion(_ name: String) -> Self { Self(rule: .hitRegion, name: name) }
  /// Permits an element with a poor description.
  public static func sufficientElementDescription(_ name: String) -> Self {
    Self(rule: .sufficientElementDescription, name: name)
  }
  /// Permits a text of a fixed size.
  public static func dynamicType(_ name: String) -> Self { Self(rule: .dynamicType, name: name) }
  /// Permits a text that is cut off.
  public static func textClipped(_ name: String) -> Self { Self(rule: .textClipped, name: name) }
  /// Permits an element with contradicting traits.
  public static func trait(_ name: String) -> Self { Self(rule: .trait, name: name) }
  /// Permits several elements of a name.
  public static func duplicateName(_ name: String) -> Self {
    Self(rule: .duplicateName, name: name)
  }
  /// Permits a name with its kind.
  public static func kindInName(_ name: String) -> Self { Self(rule: .kindInName, name: name) }
  /// Permits a name that ends with a full stop.
  public static func punctuation(_ name: String) -> Self { Self(rule: .punctuation, name: name) }
  /// Permits a jump in the order to an element.
  public static func readingOrder(_ name: String) -> Self { Self(rule: .readingOrder, name: name) }
  /// Permits an element over another one.
  public static func overlappingTargets(_ name: String) -> Self {
    Self(rule: .overlappingTargets, name: name)
  }
  /// Permits a screen of fixed orientation.
  public static func orientation(_ name: String) -> Self { Self(rule: .orientation, name: name) }
}

extension AuditWaiver: CustomStringConvertible {
  /// The exception as it is written in a test.
  public var description: String { ".\(rule.rawValue)(\(String(reflecting: name)))" }
}

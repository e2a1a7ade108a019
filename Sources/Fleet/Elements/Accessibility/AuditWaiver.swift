/// A permitted issue: a rule, and the name of the element.
///
/// An element without a name has an empty one.
public struct AuditWaiver: Hashable, Sendable {
  /// The rule.
  public let rule: AuditRule
  /// The name of the element.
  public let name: String

  /// Lets an element of a name break a rule.
  public init(rule: AuditRule, name: String) {
    self.rule = rule
    self.name = name
  }

  /// Lets a text stand out little.
  public static func contrast(_ name: String) -> Self { Self(rule: .contrast, name: name) }
  /// Lets a text not be read out.
  public static func elementDetection(_ name: String) -> Self {
    Self(rule: .elementDetection, name: name)
  }
  /// Lets an element be small.
  public static func hitRegion(_ name: String) -> Self { Self(rule: .hitRegion, name: name) }
  /// Lets an element say little of itself.
  public static func sufficientElementDescription(_ name: String) -> Self {
    Self(rule: .sufficientElementDescription, name: name)
  }
  /// Lets a text stay as small as it is.
  public static func dynamicType(_ name: String) -> Self { Self(rule: .dynamicType, name: name) }
  /// Lets a text be cut off.
  public static func textClipped(_ name: String) -> Self { Self(rule: .textClipped, name: name) }
  /// Lets an element have traits that contradict each other.
  public static func trait(_ name: String) -> Self { Self(rule: .trait, name: name) }
  /// Lets several elements have a name.
  public static func duplicateName(_ name: String) -> Self {
    Self(rule: .duplicateName, name: name)
  }
  /// Lets a name say its kind.
  public static func kindInName(_ name: String) -> Self { Self(rule: .kindInName, name: name) }
  /// Lets a name end with a full stop.
  public static func punctuation(_ name: String) -> Self { Self(rule: .punctuation, name: name) }
  /// Lets the order jump to an element.
  public static func readingOrder(_ name: String) -> Self { Self(rule: .readingOrder, name: name) }
  /// Lets an element lie over another one.
  public static func overlappingTargets(_ name: String) -> Self {
    Self(rule: .overlappingTargets, name: name)
  }
  /// Lets the screen stay as it is turned.
  public static func orientation(_ name: String) -> Self { Self(rule: .orientation, name: name) }
}

extension AuditWaiver: CustomStringConvertible {
  /// The exception as it is written in a test.
  public var description: String { ".\(rule.rawValue)(\(String(reflecting: name)))" }
}

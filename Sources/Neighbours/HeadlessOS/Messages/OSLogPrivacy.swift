/// Whether a value of a log may be read.
///
/// On a device what is private is left out unless a debugger is attached; a test sees everything.
public struct OSLogPrivacy: Sendable {
  /// The text in the place of a private value.
  public enum Mask: Sendable {
    /// A number that tells values apart.
    case hash
    case none
  }

  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden, from a debugger too.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Numbers are shown, texts are hidden.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Numbers are shown, texts are hidden.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// The value is hidden, from a debugger too.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

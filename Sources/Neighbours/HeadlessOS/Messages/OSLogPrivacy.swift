/// Who may read a value of a log.
///
/// On a device what is private is left out unless a debugger is attached; a test sees everything.
public struct OSLogPrivacy: Sendable {
  /// What is left in the place of a private value.
  public enum Mask: Sendable {
    /// A number that tells values apart.
    case hash
    /// Nothing.
    case none
  }

  /// Everybody.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, not even a debugger.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Everybody for numbers, nobody for texts.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Everybody for numbers, nobody for texts.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Nobody, not even a debugger.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

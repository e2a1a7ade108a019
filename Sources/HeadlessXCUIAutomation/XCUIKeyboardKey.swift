/// A key of a keyboard, as what it types.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// What the key types.
  public let rawValue: String

  /// Creates a key from what it types.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from what it types.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Deletes backward.
  public static let delete = Self(rawValue: "\u{8}")
  /// Return.
  public static let `return` = Self(rawValue: "\r")
  /// Enter.
  public static let enter = Self(rawValue: "\u{3}")
  /// Tab.
  public static let tab = Self(rawValue: "\t")
  /// Space.
  public static let space = Self(rawValue: " ")
  /// Escape.
  public static let escape = Self(rawValue: "\u{1b}")
}

import HeadlessUIKit

/// A key of a keyboard, as what it types.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  /// The typed character.
  public let rawValue: String

  /// Creates a key from what it types.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from what it types.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Deletes backward.
  public static let delete = Self(rawValue: "\u{8}")
  public static let `return` = Self(rawValue: "\r")
  public static let enter = Self(rawValue: "\u{3}")
  public static let tab = Self(rawValue: "\t")
  public static let space = Self(rawValue: " ")
  public static let escape = Self(rawValue: "\u{1b}")
  public static let upArrow = Self(rawValue: "\u{F700}")
  public static let downArrow = Self(rawValue: "\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = Self(rawValue: "\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = Self(rawValue: "\u{F703}")
  public static let forwardDelete = Self(rawValue: "\u{F728}")
  public static let home = Self(rawValue: "\u{F729}")
  public static let end = Self(rawValue: "\u{F72B}")
  public static let pageUp = Self(rawValue: "\u{F72C}")
  public static let pageDown = Self(rawValue: "\u{F72D}")
  public static let F1 = Self(rawValue: "\u{F704}")
  public static let F2 = Self(rawValue: "\u{F705}")
  public static let F3 = Self(rawValue: "\u{F706}")
  public static let F4 = Self(rawValue: "\u{F707}")
  public static let F5 = Self(rawValue: "\u{F708}")
  public static let F6 = Self(rawValue: "\u{F709}")
  public static let F7 = Self(rawValue: "\u{F70A}")
  public static let F8 = Self(rawValue: "\u{F70B}")
  public static let F9 = Self(rawValue: "\u{F70C}")
  public static let F10 = Self(rawValue: "\u{F70D}")
  public static let F11 = Self(rawValue: "\u{F70E}")
  public static let F12 = Self(rawValue: "\u{F70F}")

  // MARK: Key commands

  /// The key's name in key commands.
  @MainActor var input: String { Self.inputs[rawValue] ?? rawValue }

  @MainActor private static let inputs: [String: String] = [
    XCUIKeyboardKey.escape.rawValue: UIKeyCommand.inputEscape,
    XCUIKeyboardKey.enter.rawValue: "\r", "\n": "\r",
    XCUIKeyboardKey.upArrow.rawValue: UIKeyCommand.inputUpArrow,
    XCUIKeyboardKey.downArrow.rawValue: UIKeyCommand.inputDownArrow,
    XCUIKeyboardKey.leftArrow.rawValue: UIKeyCommand.inputLeftArrow,
    XCUIKeyboardKey.rightArrow.rawValue: UIKeyCommand.inputRightArrow,
    XCUIKeyboardKey.forwardDelete.rawValue: UIKeyCommand.inputDelete,
    XCUIKeyboardKey.home.rawValue: UIKeyCommand.inputHome,
    XCUIKeyboardKey.end.rawValue: UIKeyCommand.inputEnd,
    XCUIKeyboardKey.pageUp.rawValue: UIKeyCommand.inputPageUp,
    XCUIKeyboardKey.pageDown.rawValue: UIKeyCommand.inputPageDown,
    XCUIKeyboardKey.F1.rawValue: UIKeyCommand.f1,
    XCUIKeyboardKey.F2.rawValue: UIKeyCommand.f2,
    XCUIKeyboardKey.F3.rawValue: UIKeyCommand.f3,
    XCUIKeyboardKey.F4.rawValue: UIKeyCommand.f4,
    XCUIKeyboardKey.F5.rawValue: UIKeyCommand.f5,
    XCUIKeyboardKey.F6.rawValue: UIKeyCommand.f6,
    XCUIKeyboardKey.F7.rawValue: UIKeyCommand.f7,
    XCUIKeyboardKey.F8.rawValue: UIKeyCommand.f8,
    XCUIKeyboardKey.F9.rawValue: UIKeyCommand.f9,
    XCUIKeyboardKey.F10.rawValue: UIKeyCommand.f10,
    XCUIKeyboardKey.F11.rawValue: UIKeyCommand.f11,
    XCUIKeyboardKey.F12.rawValue: UIKeyCommand.f12,
  ]
}

public import Foundation

/// A key of a keyboard, as it was pressed.
@preconcurrency @MainActor
open class UIKey: NSObject, @MainActor NSCopying {
  /// Creates a key that types nothing.
  public override convenience init() { self.init("", []) }

  /// Creates a key by its name in key commands.
  init(_ input: String, _ modifierFlags: UIKeyModifierFlags) {
    storedCharacters = input
    storedFlags = modifierFlags
    super.init()
  }

  // MARK: Getting the key information

  /// The characters that the key types, or its name where it types no characters.
  open var characters: String {
    storedFlags.contains(.shift) && storedCharacters.count == 1
      ? storedCharacters.uppercased() : storedCharacters
  }

  /// The characters that the key types without modifiers.
  open var charactersIgnoringModifiers: String { storedCharacters }

  /// The modifiers that are held down.
  open var modifierFlags: UIKeyModifierFlags { storedFlags }

  /// The place of the key on a keyboard.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: storedCharacters) }

  /// Returns the key itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Storage

  private final let storedCharacters: String
  private final let storedFlags: UIKeyModifierFlags
}

import Foundation

/// A command that the user can perform with the keyboard.
open class UIKeyCommand: UICommand {
  // MARK: Creating a key command

  /// Creates a key command without a key.
  public convenience init() { self.init(action: Selector(""), input: "") }

  /// Creates a key command that menus can show.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, subtitle: subtitle, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  /// Creates a key command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a key command with a title for lists of available commands.
  @available(*, deprecated, message: "Use init(title:action:input:modifierFlags:) instead.")
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  // MARK: Getting the key command information

  /// The key: the text that it types, or one of the constants.
  open private(set) var input: String?

  /// The modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// Whether the command wins over the system's own use of the keys.
  open var wantsPriorityOverSystemBehavior = false

  /// Whether the keys change with the keyboard's language.
  open var allowsAutomaticLocalization = true

  /// Whether arrow keys are swapped in interfaces that read from right to left.
  open var allowsAutomaticMirroring = true

  // MARK: Naming keys that type no text

  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The Page Up key.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The Page Down key.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"

  // MARK: The model

  /// The command that a key with modifiers performs: this one, or one made of an alternate
  /// (behaviour 676).
  package final func variant(for key: String, _ modifiers: UIKeyModifierFlags) -> UIKeyCommand? {
    guard input == key else { return nil }
    if modifierFlags == modifiers { return self }
    let alternate = alternates.first { modifierFlags.union($0.modifierFlags) == modifiers }
    return alternate.map {
      let variant = UIKeyCommand(
        title: $0.title, action: $0.action, input: key, modifierFlags: modifiers,
        propertyList: propertyList)
      variant.wantsPriorityOverSystemBehavior = wantsPriorityOverSystemBehavior
      return variant
    }
  }
}

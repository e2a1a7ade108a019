public import Foundation

/// A way from item to item of one kind, which users of assistive technologies turn to.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// The type of closures that find the next item, or the previous one.
  public typealias Search =
    (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  // MARK: Creating a rotor

  /// Creates a rotor without a name, which finds nothing.
  public override convenience init() { self.init(name: "") { _ in nil } }

  /// Creates a rotor with a name.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor with a name that has attributes.
  public init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) {
    name = attributedName.string
    givenName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  /// Creates a rotor in the place of one of the system's.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  // MARK: Configuring a rotor

  /// The name, as it is read out.
  open var name: String { didSet { givenName = nil } }

  /// The name with its attributes.
  open var attributedName: NSAttributedString {
    get { givenName ?? NSAttributedString(string: name) }
    set {
      name = newValue.string
      givenName = newValue
    }
  }
  private final var givenName: NSAttributedString?

  /// Finds the next item, or the previous one.
  open var itemSearchBlock: Search

  /// Which of the system's rotors it takes the place of.
  open private(set) var systemRotorType: SystemRotorType

  /// Where a search goes.
  public enum Direction: Int, Sendable {
    case previous, next
  }

  /// The kinds of the system's rotors.
  public enum SystemRotorType: Int, Sendable {
    /// A rotor of the app's.
    case none
    case link, visitedLink
    case heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6
    case boldText, italicText, underlineText
    case misspelledWord
    case image, textField, table, list, landmark
  }
}

import Foundation

/// A menu element that sends an action through the responder chain.
open class UICommand: UIMenuElement, UIMenuLeaf {
  // MARK: Creating a command

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: Getting information about the command

  /// The title of the command.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// A longer title, for lists of commands.
  open var discoverabilityTitle: String?

  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The name of the method that the command calls.
  open private(set) var action: Selector

  /// A value that distinguishes the command from others with the same action.
  open private(set) var propertyList: Any?

  /// The variants of the command for other modifier keys.
  open private(set) var alternates: [UICommandAlternate]

  /// Whether the command can be chosen, and how it looks.
  open var attributes: Attributes

  /// Whether the command is ticked.
  open var state: State

  /// The object that is performing the command at the moment.
  open private(set) var sender: Any?

  // MARK: Performing the command

  /// Sends the action to a target, or through the responder chain.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    let item = sender as? UIBarButtonItem
    let responder = sender as? UIResponder
    let application = item?.hostApplication ?? responder?.hostApplication ?? .shared
    // The search starts where the menu is, unless another object has the focus.
    let start = item?.startOfChain ?? application.firstResponder ?? responder
    let found = target ?? start?.target(forAction: action, withSender: self)
    application.sendAction(action, to: found, from: self, for: nil)
    self.sender = outer
  }
}

/// Modifier keys: keys that are held down while another key is pressed.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// A bit for each key.
  public let rawValue: Int

  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  public static let shift = Self(rawValue: 1 << 17)
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  public static let command = Self(rawValue: 1 << 20)
  /// The key is on the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}

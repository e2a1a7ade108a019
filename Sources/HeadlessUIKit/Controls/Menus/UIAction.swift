import Foundation

/// The type of an action's closure.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or a control's registration that runs a closure.
open class UIAction: UIMenuElement, UIMenuLeaf {
  // MARK: Creating an action

  /// Creates an action.
  ///
  /// Without an identifier it gets a unique one.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: Getting information about the action

  /// The title of the action.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// The image beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// The identifier of the action.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("com.apple.action.dynamic.\(number)")
  }

  /// A longer title, for lists of available commands.
  open var discoverabilityTitle: String?

  /// Whether the action can be chosen, and how it looks.
  open var attributes: Attributes

  /// Whether the action is ticked.
  open var state: State

  /// The control or item that is performing the action at the moment.
  open var sender: Any? { senderObject }

  // MARK: Performing the action

  /// Performs the action.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }

  /// Performs the action.
  ///
  /// Controls call this method directly, because it is the fastest way.
  package final func perform(from sender: AnyObject?) {
    AppCall.make("the handler", of: self, isAside: true) {
      // The sender holds the action, so the action must not hold the sender afterwards.
      let outer = senderObject
      senderObject = sender
      handler(self)
      senderObject = outer
    }
  }

  // MARK: Storage

  final let handler: UIActionHandler
  private final var senderObject: AnyObject?
  private let givenIdentifier: Identifier?

  /// Returns whether a control regards both actions as the same (behaviour 23).
  final func hasSameIdentifier(as other: UIAction) -> Bool {
    if self === other { return true }
    guard givenIdentifier != nil || other.givenIdentifier != nil else { return false }
    return identifier == other.identifier
  }
}

extension UIAction {
  /// The identifier of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

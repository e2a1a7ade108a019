import Foundation

/// The type of what an action does.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element or a control's registration that does what a closure says.
open class UIAction: UIMenuElement, UIMenuLeaf {
  // MARK: Creating an action

  /// Creates an action; one without an identifier gets one that no other action has.
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
    Self.count &+= 1
    number = Self.count
    super.init(title: title, subtitle: subtitle, image: image)
  }

  // MARK: Getting information about the action

  /// What the action is called.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }

  /// What is shown beside the title.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }

  /// What tells the action from others.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("com.apple.action.dynamic.\(number)")
  }

  /// A longer title, for lists of what can be done.
  open var discoverabilityTitle: String?

  /// Whether the action can be chosen, and how it looks.
  open var attributes: Attributes

  /// Whether the action is ticked.
  open var state: State

  /// The control or item through which the action is performed, while it is.
  open var sender: Any? { senderObject }

  // MARK: Performing the action

  /// Does what the action is there for.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(from: sender.map { $0 as AnyObject })
  }

  /// Does what the action is there for; the way that a control takes, which is the shortest.
  package final func perform(from sender: AnyObject?) {
    // The sender has the action, which must not keep it alive.
    let outer = senderObject
    senderObject = sender
    handler(self)
    senderObject = outer
  }

  // MARK: Storage

  private let handler: UIActionHandler
  @exclusivity(unchecked) private final var senderObject: AnyObject?
  private let givenIdentifier: Identifier?
  /// Makes an identifier of its own, which is spelt out only when somebody asks.
  private let number: Int
  private static var count = 0

  /// Whether the actions are one for a control (behaviour 23).
  final func hasSameIdentifier(as other: UIAction) -> Bool {
    if self === other { return true }
    guard givenIdentifier != nil || other.givenIdentifier != nil else { return false }
    return identifier == other.identifier
  }
}

extension UIAction {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

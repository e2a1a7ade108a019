public import Foundation

/// A menu element that does something when it is chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// What the element is called.
  var title: String { get set }
  /// What is shown beside the title.
  var image: UIImage? { get set }
  /// A longer title, for lists of what can be done.
  var discoverabilityTitle: String? { get set }
  /// Whether the element can be chosen, and how it looks.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the element is ticked.
  var state: UIMenuElement.State { get set }
  /// The object through which the element is performed, while it is.
  var sender: Any? { get }

  /// Does what the element is there for.
  func performWithSender(_ sender: Any?, target: Any?)
}

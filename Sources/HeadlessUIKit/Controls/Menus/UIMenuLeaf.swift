public import Foundation

/// A menu element that does something when it is chosen.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
  /// The title of the element.
  var title: String { get set }
  /// The image beside the title.
  var image: UIImage? { get set }
  /// A longer title, for lists of available commands.
  var discoverabilityTitle: String? { get set }
  /// Whether the element can be chosen, and how it looks.
  var attributes: UIMenuElement.Attributes { get set }
  /// Whether the element is ticked.
  var state: UIMenuElement.State { get set }
  /// The object that is performing the element at the moment.
  var sender: Any? { get }

  /// Performs the element.
  func performWithSender(_ sender: Any?, target: Any?)
}

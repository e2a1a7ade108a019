public import Foundation

/// The type of closures that make a context menu.
///
/// In the model the system suggests no elements.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The type of closures that make the preview above a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The content of a context menu.
///
/// It is made when the menu is about to open.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// Without an identifier it gets a unique one.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    storedIdentifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The identifier of the configuration.
  open var identifier: any NSCopying { storedIdentifier }

  /// The order of the elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  /// The order of the elements of a menu, counted from where it opens.
  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    /// The first element is nearest to the finger.
    case priority = 1
    /// The first element is on top.
    case fixed = 2
  }

  private let storedIdentifier: any NSCopying
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?
}

public import Foundation

/// The type of what makes a context menu, from what the system suggests: nothing, in the model.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The type of what makes the preview above a context menu.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// What a context menu shows, made when the menu is about to open.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Creates a configuration; one without an identifier gets one that no other has.
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

  /// What tells the configuration from others.
  open var identifier: any NSCopying { storedIdentifier }

  private let storedIdentifier: any NSCopying
  /// Makes the preview.
  final let previewProvider: UIContextMenuContentPreviewProvider?
  /// Makes the menu.
  final let actionProvider: UIContextMenuActionProvider?
}

public import Foundation

/// A long press on a view, which opens a context menu (behaviour 667).
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  // MARK: Creating a context menu interaction

  /// Creates an interaction whose delegate provides the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  // MARK: Accessing the delegate

  /// The object that provides the menu; it is not kept alive.
  open var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

  // MARK: Getting the interaction's state

  /// How the menu is shown; unknown while no menu is shown.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  /// Returns where the user pressed, in the coordinates of a view.
  open func location(in view: UIView?) -> CGPoint {
    storedView?.convert(place, to: view) ?? place
  }

  // MARK: Managing the menu

  /// Replaces the visible menu; it has no effect without a visible menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown, let menu = shown.menu else { return }
    shown.menu = openMenu(block(menu.menu), in: shown)
  }

  /// Closes the menu.
  open func dismissMenu() { shown?.close() }

  /// How a context menu is shown.
  public enum Appearance: UInt, Sendable {
    /// There is no menu.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }

  // MARK: Responding to view-related changes

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  // MARK: Storage

  private final weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  private final weak var storedView: UIView?
  private final var place = CGPoint.zero
  private final var shown: ItemMenu?

  // MARK: The model

  /// Opens the menu, as a long press at a point of the view does.
  package final func open(at point: CGPoint) -> ItemMenu.Answer {
    guard let delegate = storedDelegate else { return .none }
    place = point
    guard
      let configuration = delegate.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return .none }
    let item = configuration.identifier
    _ = delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: item)
    let preview = configuration.previewProvider?()
    let menu = configuration.actionProvider?([])
    guard menu != nil || preview != nil else { return .empty }
    let open = ItemMenu(preview) { [weak self] animator in
      guard let self else { return }
      self.storedDelegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    } end: { [weak self] animator in
      guard let self else { return }
      self.shown = nil
      self.storedDelegate?.contextMenuInteraction(
        self, willEndFor: configuration, animator: animator)
      _ = self.storedDelegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: item)
    }
    preview?.loadViewIfNeeded()
    shown = open
    open.menu = menu.map { openMenu($0, in: open) }
    let animator = MenuAnimator(preview: preview)
    delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    return .open(open)
  }

  private final func openMenu(_ menu: UIMenu, in open: ItemMenu) -> OpenMenu {
    OpenMenu(menu, from: self, in: storedView?.hostApplication ?? .shared) { [weak open] in
      open?.close()
    }
  }
}

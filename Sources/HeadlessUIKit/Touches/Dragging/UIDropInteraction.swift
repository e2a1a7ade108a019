public import Foundation

/// A drop on a view (behaviour 670).
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  // MARK: Creating a drop interaction

  /// Creates an interaction whose delegate takes the items.
  public init(delegate: any UIDropInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  /// The object that takes the items; it is not kept alive.
  open var delegate: (any UIDropInteractionDelegate)? { storedDelegate }

  /// Whether several drags can be above the view at once.
  open var allowsSimultaneousDropSessions = false

  // MARK: Responding to view-related changes

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  // MARK: Storage

  private final weak var storedDelegate: (any UIDropInteractionDelegate)?
  private final weak var storedView: UIView?
}

extension UIDropInteraction: DropSide {
  func canHandle(_ session: DragSession) -> Bool {
    storedDelegate?.dropInteraction(self, canHandle: session) ?? false
  }

  func didEnter(_ session: DragSession) {
    storedDelegate?.dropInteraction(self, sessionDidEnter: session)
  }

  func didUpdate(_ session: DragSession) -> UIDropOperation {
    storedDelegate?.dropInteraction(self, sessionDidUpdate: session).operation ?? .cancel
  }

  func perform(_ session: DragSession) {
    storedDelegate?.dropInteraction(self, performDrop: session)
    for item in session.items {
      let preview = UITargetedDragPreview(view: storedView ?? UIView())
      _ = storedDelegate?.dropInteraction(self, previewForDropping: item, withDefault: preview)
      DragAnimator.run {
        storedDelegate?.dropInteraction(self, item: item, willAnimateDropWith: $0)
      }
    }
    storedDelegate?.dropInteraction(self, concludeDrop: session)
  }

  func didExit(_ session: DragSession) {
    storedDelegate?.dropInteraction(self, sessionDidExit: session)
  }

  func didEnd(_ session: DragSession) {
    storedDelegate?.dropInteraction(self, sessionDidEnd: session)
  }
}

/// The methods by which an interaction asks what becomes of a drag, and hands over the items.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Returns whether the delegate takes such a drag at all.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool

  /// Called when a drag has come above the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)

  /// Returns what would become of the drag here.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal

  /// Called when the drag has left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)

  /// Called when the items were dropped; their data can be loaded now.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)

  /// Called when the drop has ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)

  /// Called when the drag has ended, wherever.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)

  /// Returns the preview of a dropped item.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called when an item is about to fall.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {}

  /// Takes nothing: a delegate must implement it.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {}

  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {}

  /// Returns the usual one.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

public import Foundation

/// A drag that begins in a view (behaviour 669).
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  // MARK: Creating a drag interaction

  /// Creates an interaction whose delegate gives the items.
  public init(delegate: any UIDragInteractionDelegate) {
    storedDelegate = delegate
    super.init()
  }

  /// The object that gives the items; it is not kept alive.
  open var delegate: (any UIDragInteractionDelegate)? { storedDelegate }

  // MARK: Configuring the interaction

  /// Whether something can be dragged out of the view.
  open var isEnabled = UIDragInteraction.isEnabledByDefault

  /// Whether such interactions begin enabled.
  open class var isEnabledByDefault: Bool { true }

  /// Whether other gestures go on while an item is lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  // MARK: Responding to view-related changes

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  // MARK: Storage

  private final weak var storedDelegate: (any UIDragInteractionDelegate)?
  private final weak var storedView: UIView?
}

extension UIDragInteraction: DragSide {
  func items(for session: DragSession) -> [UIDragItem] {
    storedDelegate?.dragInteraction(self, itemsForBeginning: session) ?? []
  }

  func willLift(_ items: [UIDragItem], _ session: DragSession) {
    for item in items {
      _ = storedDelegate?.dragInteraction(self, previewForLifting: item, session: session)
    }
    DragAnimator.run {
      storedDelegate?.dragInteraction(self, willAnimateLiftWith: $0, session: session)
    }
  }

  func willBegin(_ session: DragSession) {
    storedDelegate?.dragInteraction(self, sessionWillBegin: session)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    storedDelegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    storedDelegate?.dragInteraction(
      self, sessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func didMove(_ session: DragSession) {
    storedDelegate?.dragInteraction(self, sessionDidMove: session)
  }

  func willEnd(_ session: DragSession, with operation: UIDropOperation) {
    if operation == .cancel {
      for item in session.items {
        _ = storedDelegate?.dragInteraction(
          self, previewForCancelling: item, withDefault: UITargetedDragPreview(view: anyView))
        DragAnimator.run {
          storedDelegate?.dragInteraction(self, item: item, willAnimateCancelWith: $0)
        }
      }
    }
    storedDelegate?.dragInteraction(self, session: session, willEndWith: operation)
  }

  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    storedDelegate?.dragInteraction(self, session: session, didEndWith: operation)
    guard operation == .copy || operation == .move else { return }
    storedDelegate?.dragInteraction(self, sessionDidTransferItems: session)
  }

  private var anyView: UIView { storedView ?? UIView() }
}

/// The methods by which an interaction asks for the dragged items, and reports the drag's progress.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the dragged items; empty where no drag begins.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]

  /// Returns the preview of a lifted item.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?

  /// Called when the items are about to be lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)

  /// Called when the drag is about to begin.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)

  /// Returns whether the items may be moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  /// Returns whether the drag stays within the app.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool

  /// Called when the finger has moved.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)

  /// Called when the drag is about to end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)

  /// Called when the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)

  /// Called when the items have been handed over.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)

  /// Returns the preview of an item that goes back.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?

  /// Called when an item is about to go back.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Returns `nil`: the whole view.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }

  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }

  public func dragInteraction(
    _ interaction: UIDragInteraction,
    sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {}

  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}

  /// Returns the usual one.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }

  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}

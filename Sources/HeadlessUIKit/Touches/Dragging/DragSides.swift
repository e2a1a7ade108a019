import Foundation

/// Where a drag comes from: an interaction of a view, a row or an item.
@preconcurrency @MainActor
protocol DragSide {
  /// Returns the dragged items; empty where no drag begins.
  func items(for session: DragSession) -> [UIDragItem]
  func willLift(_ items: [UIDragItem], _ session: DragSession)
  func willBegin(_ session: DragSession)
  func allowsMove(_ session: DragSession) -> Bool
  func isRestricted(_ session: DragSession) -> Bool
  func didMove(_ session: DragSession)
  func willEnd(_ session: DragSession, with operation: UIDropOperation)
  func didEnd(_ session: DragSession, with operation: UIDropOperation)
}

/// Where a drag goes: an interaction of a view, a table or a collection view.
@preconcurrency @MainActor
protocol DropSide {
  /// Whether the delegate takes such a drag at all.
  func canHandle(_ session: DragSession) -> Bool
  func didEnter(_ session: DragSession)
  /// Returns what would become of the drag.
  func didUpdate(_ session: DragSession) -> UIDropOperation
  func perform(_ session: DragSession)
  func didExit(_ session: DragSession)
  func didEnd(_ session: DragSession)
}

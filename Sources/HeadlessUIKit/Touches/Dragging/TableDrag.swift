import Foundation

/// A drag that begins at a row.
struct TableDrag: DragSide {
  let tableView: UITableView
  let path: IndexPath

  private var delegate: (any UITableViewDragDelegate)? { tableView.dragDelegate }

  func items(for session: DragSession) -> [UIDragItem] {
    session.origin = (tableView, path)
    return delegate?.tableView(tableView, itemsForBeginning: session, at: path) ?? []
  }

  func willLift(_ items: [UIDragItem], _ session: DragSession) {
    _ = delegate?.tableView(tableView, dragPreviewParametersForRowAt: path)
  }

  func willBegin(_ session: DragSession) {
    tableView.hasActiveDrag = true
    delegate?.tableView(tableView, dragSessionWillBegin: session)
  }

  func allowsMove(_ session: DragSession) -> Bool {
    delegate?.tableView(tableView, dragSessionAllowsMoveOperation: session) ?? true
  }

  func isRestricted(_ session: DragSession) -> Bool {
    delegate?.tableView(
      tableView, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  func didMove(_ session: DragSession) {}

  func willEnd(_ session: DragSession, with operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    tableView.hasActiveDrag = false
    delegate?.tableView(tableView, dragSessionDidEnd: session)
  }
}

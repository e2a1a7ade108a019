import Foundation

/// A drop on a table view.
final class TableDrop: DropSide {
  private let tableView: UITableView
  private let path: IndexPath?
  private var proposal = UITableViewDropProposal(operation: .cancel)

  init(_ tableView: UITableView, at path: IndexPath?) {
    self.tableView = tableView
    self.path = path
  }

  private var delegate: (any UITableViewDropDelegate)? { tableView.dropDelegate }

  func canHandle(_ session: DragSession) -> Bool {
    delegate?.tableView(tableView, canHandle: session) ?? false
  }

  func didEnter(_ session: DragSession) {
    tableView.hasActiveDrop = true
    delegate?.tableView(tableView, dropSessionDidEnter: session)
    if let place = path.flatMap(TableRow.init) { tableView.holdAtEdge(untilShown: place) }
  }

  func didUpdate(_ session: DragSession) -> UIDropOperation {
    if let new = delegate?.tableView(
      tableView, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    {
      proposal = new
    }
    return proposal.operation
  }

  func perform(_ session: DragSession) {
    delegate?.tableView(
      tableView,
      performDropWith: TableDropCoordinator(tableView, session, at: path, proposal))
  }

  func didExit(_ session: DragSession) {
    tableView.hasActiveDrop = false
    delegate?.tableView(tableView, dropSessionDidExit: session)
  }

  func didEnd(_ session: DragSession) {
    tableView.hasActiveDrop = false
    delegate?.tableView(tableView, dropSessionDidEnd: session)
  }
}

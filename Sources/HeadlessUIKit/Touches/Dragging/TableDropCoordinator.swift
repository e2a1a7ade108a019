import Foundation

/// What is dropped on a table view.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession
  let items: [any UITableViewDropItem]
  private let tableView: UITableView

  init(
    _ tableView: UITableView, _ session: DragSession, at path: IndexPath?,
    _ proposal: UITableViewDropProposal
  ) {
    self.tableView = tableView
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    let source = session.origin.flatMap { $0.view === tableView ? $0.path : nil }
    items = session.items.map { Item($0, from: source) }
    super.init()
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    _ = tableView.dropDelegate?.tableView(
      tableView, dropPreviewParametersForRowAt: indexPath)
    return fall()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { fall() }

  /// Returns an animator that runs what is added to it on the next turn.
  private func fall() -> DragAnimator {
    let animator = DragAnimator()
    tableView.hostApplication.mainLoop.enqueue("drop animation") { animator.run() }
    return animator
  }

  private final class Item: NSObject, UITableViewDropItem {
    let dragItem: UIDragItem
    let sourceIndexPath: IndexPath?

    init(_ item: UIDragItem, from path: IndexPath?) {
      dragItem = item
      sourceIndexPath = path
      super.init()
    }

    var previewSize: CGSize { .zero }
  }
}

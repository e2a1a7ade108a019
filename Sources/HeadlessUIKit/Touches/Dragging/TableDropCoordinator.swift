import Foundation

/// What is dropped on a table view.
final class TableDropCoordinator: DropCoordinator<UITableView, UITableViewDropProposal>,
  UITableViewDropCoordinator
{
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    _ = holder.dropDelegate?.tableView(holder, dropPreviewParametersForRowAt: indexPath)
    return fall()
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { fall() }
}

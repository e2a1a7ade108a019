import Foundation

/// A drop on a table or a collection view.
@MainActor
final class ListDropCoordinator<List: DragSubject>: NSObject {
  let list: List
  let proposal: List.DropProposal
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let dropped: [DroppedItem]

  init(
    _ list: List, _ session: DragSession, at path: IndexPath?, _ proposal: List.DropProposal
  ) {
    self.list = list
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    let source = session.origin.flatMap { $0.view === list ? $0.path : nil }
    dropped = session.items.map { DroppedItem($0, from: source) }
    super.init()
  }

  /// Drops an item at a place.
  func fall(at path: IndexPath) -> DragAnimator {
    list.dropWillFall(at: path)
    return fall()
  }

  /// Returns an animator that runs its added animations on the next turn.
  func fall() -> DragAnimator {
    let animator = DragAnimator()
    list.hostApplication.mainLoop.enqueue("drop animation") { animator.run() }
    return animator
  }
}

extension ListDropCoordinator: UITableViewDropCoordinator where List == UITableView {
  var items: [any UITableViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toRowAt path: IndexPath) -> any UIDragAnimating {
    fall(at: path)
  }

  func drop(_ dragItem: UIDragItem, intoRowAt path: IndexPath, rect: CGRect) -> any UIDragAnimating
  { fall() }
}

extension ListDropCoordinator: UICollectionViewDropCoordinator where List == UICollectionView {
  var items: [any UICollectionViewDropItem] { dropped }

  func drop(_ dragItem: UIDragItem, toItemAt path: IndexPath) -> any UIDragAnimating {
    fall(at: path)
  }

  func drop(_ dragItem: UIDragItem, intoItemAt path: IndexPath, rect: CGRect) -> any UIDragAnimating
  { fall() }
}

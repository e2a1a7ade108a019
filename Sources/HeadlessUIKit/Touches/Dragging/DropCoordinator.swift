import Foundation

/// What is dropped on a table or collection view.
@MainActor
class DropCoordinator<Holder: UIView, Proposal: UIDropProposal>: NSObject {
  let holder: Holder
  let proposal: Proposal
  let session: any UIDropSession
  let destinationIndexPath: IndexPath?
  let dropped: [DroppedItem]

  init(
    _ holder: Holder, _ session: DragSession, at path: IndexPath?, _ proposal: Proposal
  ) {
    self.holder = holder
    self.session = session
    self.proposal = proposal
    destinationIndexPath = path
    let source = session.origin.flatMap { $0.view === holder ? $0.path : nil }
    dropped = session.items.map { DroppedItem($0, from: source) }
    super.init()
  }

  /// Returns an animator that runs what is added to it on the next turn.
  final func fall() -> DragAnimator {
    let animator = DragAnimator()
    holder.hostApplication.mainLoop.enqueue("drop animation") { animator.run() }
    return animator
  }
}

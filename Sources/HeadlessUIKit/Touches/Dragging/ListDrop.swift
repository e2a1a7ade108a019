import Foundation

/// A drop on a table or a collection view.
final class ListDrop<List: DragSubject>: DropSide {
  private let list: List
  private let path: IndexPath?
  private var proposal: List.DropProposal?

  init(_ list: List, at path: IndexPath?) {
    self.list = list
    self.path = path
  }

  func canHandle(_ session: DragSession) -> Bool { list.dropCanHandle(session) }

  func didEnter(_ session: DragSession) {
    list.hasActiveDrop = true
    list.dropDidEnter(session)
    if let place = path.flatMap(ItemPath.init) { list.holdAtEdge(untilShown: place) }
  }

  func didUpdate(_ session: DragSession) -> UIDropOperation {
    if let new = list.dropProposal(for: session, at: path) { proposal = new }
    return proposal?.operation ?? .cancel
  }

  func perform(_ session: DragSession) {
    if let proposal { list.performDrop(session, at: path, proposal) }
  }

  func didExit(_ session: DragSession) {
    list.hasActiveDrop = false
    list.dropDidExit(session)
  }

  func didEnd(_ session: DragSession) {
    list.hasActiveDrop = false
    list.dropDidEnd(session)
  }
}

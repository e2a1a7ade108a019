import Foundation

/// A drag that begins at a row or an item.
struct ListDrag<List: DragSubject>: DragSide {
  let list: List
  let path: IndexPath

  func items(for session: DragSession) -> [UIDragItem] {
    session.origin = (list, path)
    return list.dragItems(for: session, at: path)
  }

  func willLift(_ items: [UIDragItem], _ session: DragSession) { list.dragWillLift(at: path) }

  func willBegin(_ session: DragSession) {
    list.hasActiveDrag = true
    list.dragWillBegin(session)
  }

  func allowsMove(_ session: DragSession) -> Bool { list.dragAllowsMove(session) }

  func isRestricted(_ session: DragSession) -> Bool { list.dragIsRestricted(session) }

  func didMove(_ session: DragSession) {}

  func willEnd(_ session: DragSession, with operation: UIDropOperation) {}

  func didEnd(_ session: DragSession, with operation: UIDropOperation) {
    list.hasActiveDrag = false
    list.dragDidEnd(session)
  }
}

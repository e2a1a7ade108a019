/// What drags need of a table or a collection view, whose delegates have other methods in each.
@MainActor
protocol DragSubject: ListSubject {
  associatedtype DropProposal: UIDropProposal

  /// Whether items are dragged away from the list.
  var hasActiveDrag: Bool { get set }
  /// Whether something that may be dropped is over the list.
  var hasActiveDrop: Bool { get set }

  func dragItems(for session: DragSession, at path: IndexPath) -> [UIDragItem]
  func dragWillLift(at path: IndexPath)
  func dragWillBegin(_ session: DragSession)
  func dragAllowsMove(_ session: DragSession) -> Bool
  func dragIsRestricted(_ session: DragSession) -> Bool
  func dragDidEnd(_ session: DragSession)

  func dropCanHandle(_ session: DragSession) -> Bool
  func dropDidEnter(_ session: DragSession)
  func dropProposal(for session: DragSession, at path: IndexPath?) -> DropProposal?
  func performDrop(_ session: DragSession, at path: IndexPath?, _ proposal: DropProposal)
  func dropWillFall(at path: IndexPath)
  func dropDidExit(_ session: DragSession)
  func dropDidEnd(_ session: DragSession)
}

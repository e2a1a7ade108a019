/// The requirements of drags for tables and collection views, whose delegates have different
/// methods.
@preconcurrency @MainActor
protocol DragSubject: ListSubject {
  associatedtype DropProposal: UIDropProposal

  /// Whether items are dragged away from the list.
  var hasActiveDrag: Bool { get set }
  /// Whether something that may be dropped is over the list.
  var hasActiveDrop: Bool { get set }

  var isSpringLoaded: Bool { get }
  /// Whether items can be dragged, and something gives them.
  var givesDrags: Bool { get }
  /// Whether drops are accepted.
  var takesDrops: Bool { get }

  /// Returns whether the delegate lets an item be selected where a drag is held over it.
  func shouldSpringLoad(
    at path: IndexPath, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func tapped(_ item: ItemPath, _ path: IndexPath) -> ItemTap.End

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

extension DragSubject {
  /// A drag that begins at an item, if it can.
  func drag(from path: IndexPath) -> (any DragSide)? {
    givesDrags ? ListDrag(list: self, path: path) : nil
  }

  /// A drop on the list, if it can be.
  func drop(at path: IndexPath?) -> (any DropSide)? {
    takesDrops ? ListDrop(self, at: path) : nil
  }
}

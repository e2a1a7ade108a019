import Foundation

/// A drag from one place to another, as a user makes it.
@MainActor
package struct UserDrag {
  private let source: (any DragSide)?
  private let target: (any DropSide)?
  private let start: (CGPoint, UIView)
  private let end: DragEnd

  /// Creates a drag between two places.
  package init(from start: DragEnd, to end: DragEnd) {
    source = start.source
    target = end.target
    self.start = start.place
    self.end = end
  }

  /// Lifts the items, moves them and drops them; answers why that failed (behaviour 669, 670).
  package func perform() -> Refusal<DragFault>? {
    guard let source else { return Refusal(.noSource) }
    let session = DragSession()
    session.move(to: start.0, in: start.1)
    session.items = source.items(for: session)
    guard !session.items.isEmpty else { return Refusal(.noItems) }
    source.willLift(session.items, session)
    source.willBegin(session)
    session.allowsMoveOperation = source.allowsMove(session)
    session.isRestrictedToDraggingApplication = source.isRestricted(session)
    move(session)
    source.didMove(session)
    var operation = UIDropOperation.cancel
    let refusal = drop(session, on: target, &operation)
    source.didEnd(session, with: operation)
    if refusal == nil || target != nil { target?.didEnd(session) }
    return refusal
  }

  /// Moves the finger to where the items are to be dropped.
  private func move(_ session: DragSession) {
    let (point, view) = end.place
    session.move(to: point, in: view)
  }

  private func drop(
    _ session: DragSession, on target: (any DropSide)?, _ operation: inout UIDropOperation
  ) -> Refusal<DragFault>? {
    guard let target else {
      source?.willEnd(session, with: .cancel)
      return Refusal(.noTarget)
    }
    guard target.canHandle(session) else {
      source?.willEnd(session, with: .cancel)
      return Refusal(.notHandled)
    }
    target.didEnter(session)
    // What was out of sight may have been scrolled to.
    move(session)
    let proposed = target.didUpdate(session)
    guard proposed == .copy || (proposed == .move && session.allowsMoveOperation) else {
      target.didExit(session)
      source?.willEnd(session, with: .cancel)
      return Refusal(.refused(proposed))
    }
    operation = proposed
    source?.willEnd(session, with: operation)
    target.perform(session)
    return nil
  }
}

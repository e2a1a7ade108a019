import Foundation

/// A drag from one place to another, as a user makes it.
@MainActor
package struct UserDrag {
  private let source: (any DragSide)?
  private let target: (any DropSide)?
  private let place: (from: (CGPoint, UIView), to: (CGPoint, UIView))

  /// Creates a drag between two places.
  package init(from start: DragEnd, to end: DragEnd) {
    source = start.source
    target = end.target
    place = (start.place, end.place)
  }

  /// Lifts the items, moves them and drops them; answers why that failed (behaviour 669, 670).
  package func perform() -> Refusal<DragFault>? {
    guard let source else { return Refusal(.noSource) }
    let session = DragSession()
    session.move(to: place.from.0, in: place.from.1)
    session.items = source.items(for: session)
    guard !session.items.isEmpty else { return Refusal(.noItems) }
    source.willLift(session.items, session)
    source.willBegin(session)
    session.allowsMoveOperation = source.allowsMove(session)
    session.isRestrictedToDraggingApplication = source.isRestricted(session)
    session.move(to: place.to.0, in: place.to.1)
    source.didMove(session)
    var operation = UIDropOperation.cancel
    let refusal = drop(session, on: target, &operation)
    source.didEnd(session, with: operation)
    if refusal == nil || target != nil { target?.didEnd(session) }
    return refusal
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

import Foundation

/// A drag from one place to another, as a user makes it.
@MainActor
package struct UserDrag {
  private let source: (any DragSide)?
  private let start: (CGPoint, UIView)

  /// Creates a drag from a place.
  package init(from start: DragEnd) {
    source = start.source
    self.start = start.place
  }

  /// Lifts the items, moves them and drops them; returns why that failed (behaviour 669, 670).
  ///
  /// - Parameters:
  ///   - stop: Where the items are held until it opens.
  ///   - end: Returns where they are dropped; nothing where they are let go without a drop.
  package func perform(
    holdingOver stop: DragEnd? = nil, to end: () -> DragEnd?
  ) -> Refusal<DragFault>? {
    guard let source else { return Refusal(.noSource) }
    let session = DragSession()
    session.move(to: start.0, in: start.1)
    session.items = source.items(for: session)
    guard !session.items.isEmpty else { return Refusal(.noItems) }
    source.willLift(session.items, session)
    source.willBegin(session)
    session.allowsMoveOperation = source.allowsMove(session)
    session.isRestrictedToDraggingApplication = source.isRestricted(session)
    var operation = UIDropOperation.cancel
    var targets: [any DropSide] = []
    let refusal =
      hold(session, over: stop, &targets) ?? drop(session, at: end, &operation, &targets)
    source.didEnd(session, with: operation)
    for target in targets { target.didEnd(session) }
    return refusal
  }

  /// Holds the items over a place until it opens.
  private func hold(
    _ session: DragSession, over stop: DragEnd?, _ targets: inout [any DropSide]
  ) -> Refusal<DragFault>? {
    guard let stop else { return nil }
    move(session, to: stop)
    let target = stop.target.flatMap { $0.canHandle(session) ? $0 : nil }
    target?.didEnter(session)
    _ = target?.didUpdate(session)
    let spring = SpringLoading(at: stop)
    // A scroll may have brought it into sight.
    place(session, at: stop)
    let isOpen = spring?.hold(session) ?? false
    target?.didExit(session)
    if let target { targets.append(target) }
    if isOpen { return nil }
    source?.willEnd(session, with: .cancel)
    return Refusal(spring == nil ? .noSpring : .staysClosed)
  }

  private func drop(
    _ session: DragSession, at end: () -> DragEnd?, _ operation: inout UIDropOperation,
    _ targets: inout [any DropSide]
  ) -> Refusal<DragFault>? {
    guard let end = end() else {
      source?.willEnd(session, with: .cancel)
      return nil
    }
    move(session, to: end)
    guard let target = end.target else {
      source?.willEnd(session, with: .cancel)
      return Refusal(.noTarget)
    }
    targets.append(target)
    guard target.canHandle(session) else {
      source?.willEnd(session, with: .cancel)
      return Refusal(.notHandled)
    }
    target.didEnter(session)
    // A scroll may have brought it into sight.
    place(session, at: end)
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

  /// Moves the finger to a place, and tells the source.
  private func move(_ session: DragSession, to end: DragEnd) {
    place(session, at: end)
    source?.didMove(session)
  }

  private func place(_ session: DragSession, at end: DragEnd) {
    let (point, view) = end.place
    session.move(to: point, in: view)
  }
}

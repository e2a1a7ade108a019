/// A proxy that registers the next message to it as an undo.
///
/// Rewritten sources have it in place of `prepare(withInvocationTarget:)`.
@preconcurrency @MainActor
public struct UndoInvocation<Target: AnyObject> {
  fileprivate let manager: UndoManager?
  fileprivate let target: Target

  /// Registers a call of a method of the target, with arguments that are there already.
  public func call<each Argument, Result>(
    _ method: @escaping (Target) -> (repeat each Argument) -> Result,
    _ arguments: repeat each Argument
  ) {
    manager?.registerUndo(withTarget: target) { _ = method($0)(repeat each arguments) }
  }
}

/// Returns the proxy that registers a call of an object's method as an undo.
///
/// Rewritten sources call it in place of `prepare(withInvocationTarget:)`. Without a manager nothing is
/// registered.
@preconcurrency @MainActor
public func uiKitInvocation<Target: AnyObject>(
  _ manager: UndoManager?, of target: Target
) -> UndoInvocation<Target> { UndoInvocation(manager: manager, target: target) }

/// Returns the proxy that registers a call of an object's method, if there are a manager and an
/// object.
///
/// Rewritten sources call it in place of `prepare(withInvocationTarget:)` and `as?`.
@preconcurrency @MainActor
public func uiKitInvocation<Target: AnyObject>(
  _ manager: UndoManager?, of target: Target?
) -> UndoInvocation<Target>? {
  guard let manager, let target else { return nil }
  return UndoInvocation(manager: manager, target: target)
}

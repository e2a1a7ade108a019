import Foundation
import Locks

/// A lock around a state, which is not recursive.
///
/// Copies share the lock and the state.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private let kept: Unchecked<Storage>
  private var storage: Storage { kept.value }

  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  /// Creates a lock around a state.
  public init(initialState: State) where State: Sendable {
    self.init(uncheckedState: initialState)
  }

  /// Creates a lock around a state that need not be `Sendable`.
  public init(uncheckedState initialState: State) {
    // Proof: the state is only touched while the lock is held.
    kept = Unchecked(Storage(initialState))
  }

  /// Runs a closure that may change the state, while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure that may change the state, while no other thread can.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a closure unless the lock is held.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }

  /// Runs a closure while no other thread can.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Waits for the lock and takes it.
  public func lock() { storage.lock.lock() }
  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock unless it is held.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}

public import Synchronization

/// A value that only one thread at a time can access.
///
/// It is a `Mutex` whose order ThreadSanitizer can see, too. The slow path of the lock is in a
/// library that is not instrumented, so the tool would report a race wherever threads really wait.
/// It sees the additional load and store, and they cost nothing.
///
/// It is public, though no product has it: what is not is never compiled for the types of another
/// module, and looks them up at run time at each call.
public struct Locked<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Unchecked<Value>>
  @usableFromInline let order = Atomic(false)

  /// Creates a lock around a value.
  @inlinable
  public init(_ value: Value) where Value: Sendable {
    // Proof: the value is Sendable.
    self.init(unchecked: value)
  }

  /// Creates a lock around a value that need not be `Sendable`: all that it leads to and can change is
  /// only used under the lock.
  @inlinable
  public init(unchecked value: Value) {
    // Proof: the value is only used under the lock.
    mutex = Mutex(Unchecked(value))
  }

  /// Calls a function with the value, which no other thread reaches meanwhile.
  @inlinable
  public borrowing func withLock<R: Sendable>(
    _ body: (inout Value) throws -> R
  ) rethrows -> R {
    try mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value.value)
    }
  }

  /// Calls a function that may hand out something of the value: what is handed out must not change.
  @inlinable
  public borrowing func withLockUnchecked<R>(
    _ body: (inout Value) throws -> R
  ) rethrows -> R {
    // Proof: it goes to the thread that asked for it.
    try withLock { Unchecked(try body(&$0)) }.value
  }
}

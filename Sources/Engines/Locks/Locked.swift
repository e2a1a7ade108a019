public import Synchronization

/// A value that only one thread at a time can access.
///
/// It is a `Mutex` whose order ThreadSanitizer can see, too. The slow path of the lock is in a
/// library that is not instrumented, so the tool would report a race wherever threads really wait.
/// It sees the additional load and store, and they cost nothing.
///
/// It is public, though no product has it: what is not is never compiled for the types of another
/// module, and looks them up at run time at each call.
public struct Locked<Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  @usableFromInline let order = Atomic(false)

  /// Creates a lock around a value.
  @inlinable
  public init(_ value: Value) { mutex = Mutex(value) }

  /// Calls a function with the value, which no other thread reaches meanwhile.
  @inlinable
  public borrowing func withLock<R: Sendable>(
    _ body: (inout Value) throws -> R
  ) rethrows -> R {
    try mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

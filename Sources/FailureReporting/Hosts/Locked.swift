import Synchronization

/// A value that one thread at a time can reach.
///
/// A `Mutex` whose order ThreadSanitizer can see too: the slow path of the lock lies in a library
/// that is not instrumented, so that it would report a race wherever threads really wait. The load
/// and the store are seen, and cost nothing.
struct Locked<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  private let order = Atomic(false)

  init(_ value: Value) { mutex = Mutex(value) }

  borrowing func withLock<R: Sendable>(_ body: (inout Value) throws -> R) rethrows -> R {
    try mutex.withLock { value in
      _ = order.load(ordering: .acquiring)
      defer { order.store(true, ordering: .releasing) }
      return try body(&value)
    }
  }
}

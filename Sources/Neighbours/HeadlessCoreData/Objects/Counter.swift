import Locks

/// Numbers, each of which is given once.
final class Counter: Sendable {
  private let last: Locked<Int64>

  init(after last: Int64 = 0) { self.last = Locked(last) }

  /// Returns the next number.
  func take() -> Int64 {
    last.withLock {
      $0 += 1
      return $0
    }
  }
}

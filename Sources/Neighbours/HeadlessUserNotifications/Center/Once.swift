import Synchronization

/// Something that counts only the first time.
final class Once: Sendable {
  private let isDone = Atomic(false)

  /// Whether this is the first call.
  func isFirst() -> Bool { !isDone.exchange(true, ordering: .relaxed) }
}

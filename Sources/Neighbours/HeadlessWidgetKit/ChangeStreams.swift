import Locks

/// The streams that tell of changes of something.
final class ChangeStreams<Element: Sendable>: Sendable {
  private let listeners = Locked<[AsyncStream<Element>.Continuation]>([])

  /// What tells of the changes from now on.
  func stream() -> AsyncStream<Element> {
    let (stream, listener) = AsyncStream<Element>.makeStream()
    listeners.withLock { $0.append(listener) }
    return stream
  }

  /// Tells of a change.
  func send(_ element: Element) {
    for listener in listeners.withLock({ $0 }) { listener.yield(element) }
  }

  /// There are no more changes.
  func finish() { for listener in listeners.withLock({ $0 }) { listener.finish() } }
}

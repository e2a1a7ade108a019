import Locks

/// The streams that tell of changes of something.
final class ChangeStreams<Element: Sendable>: Sendable {
  /// Where changes are told; `nil` when there are no more.
  private let listeners = Locked<[Int: AsyncStream<Element>.Continuation]?>([:])

  deinit { finish() }

  /// What tells of the changes from now on.
  func stream() -> AsyncStream<Element> {
    let (stream, listener) = AsyncStream<Element>.makeStream()
    let number = listeners.withLock { listeners -> Int? in
      guard let last = listeners.map({ $0.keys.max() ?? 0 }) else { return nil }
      listeners?[last + 1] = listener
      return last + 1
    }
    if let number {
      listener.onTermination = { [weak self] _ in
        self?.listeners.withLock { $0?[number] = nil }
      }
    } else {
      listener.finish()
    }
    return stream
  }

  /// Tells of a change.
  func send(_ element: Element) {
    for listener in listeners.withLock({ $0?.values.map { $0 } ?? [] }) { listener.yield(element) }
  }

  /// There are no more changes.
  func finish() {
    let all = listeners.withLock { listeners in
      defer { listeners = nil }
      return listeners?.values.map { $0 } ?? []
    }
    for listener in all { listener.finish() }
  }
}

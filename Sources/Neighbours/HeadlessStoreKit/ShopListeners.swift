import Locks

/// What goes to all that listen, each by a sequence of its own.
final class ShopListeners<Value: Sendable>: Sendable {
  private struct State {
    var listeners: [Int: AsyncStream<Value>.Continuation] = [:]
    var number = 0
    /// What came before anything listened.
    var kept: [Value] = []
  }

  private let state = Locked(State())

  init() {}

  deinit {
    for listener in listeners { listener.finish() }
  }

  private var listeners: [AsyncStream<Value>.Continuation] {
    state.withLock { $0.listeners.values.map { $0 } }
  }

  /// Whether nothing listens.
  var isEmpty: Bool { state.withLock(\.listeners.isEmpty) }

  /// Tells all that listen.
  func tell(_ value: Value) {
    for listener in listeners { listener.yield(value) }
  }

  /// Keeps something for the first that will listen.
  func keep(_ value: Value) { state.withLock { $0.kept.append(value) } }

  /// What is told from now on, after what was kept, and after other values.
  func stream(after first: () -> [Value] = { [] }) -> AsyncStream<Value> {
    let (stream, listener) = AsyncStream<Value>.makeStream()
    let number = state.withLock { state in
      for value in state.kept + first() { listener.yield(value) }
      state.kept = []
      state.number += 1
      state.listeners[state.number] = listener
      return state.number
    }
    listener.onTermination = { [weak self] _ in
      self?.state.withLock { state in state.listeners[number] = nil }
    }
    return stream
  }
}

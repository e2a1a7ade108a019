import Locks

/// The sources of one application that tell how short memory is.
final class MemoryPressure: ScopedState {
  private let sources = Locked<[Weak<MemoryPressureSource>]>([])

  func add(_ source: MemoryPressureSource) {
    sources.withLock { sources in
      sources.removeAll { $0.object == nil }
      sources.append(Weak(source))
    }
  }

  /// Tells them of a memory warning.
  func warn() {
    for source in sources.withLock({ $0.compactMap(\.object) }) { source.hear(.warning) }
  }
}

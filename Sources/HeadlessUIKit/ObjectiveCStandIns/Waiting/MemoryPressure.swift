import Dispatch
import Locks

/// The sources of one application that tell how short memory is.
final class MemoryPressure: ScopedState {
  private let sources = Locked<[Weak<EventSource>]>([])

  func add(_ source: EventSource) {
    sources.withLock { sources in
      sources.removeAll { $0.object == nil }
      sources.append(Weak(source))
    }
  }

  /// Tells them of a memory warning.
  func warn() {
    let warning = DispatchSource.MemoryPressureEvent.warning.rawValue
    for source in sources.withLock({ $0.compactMap(\.object) }) { source.hear(warning) }
  }
}

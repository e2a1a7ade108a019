import Locks

/// A node that changes sound while it is heard.
@preconcurrency @MainActor
open class AVAudioUnitEffect: AVAudioUnit {
  private nonisolated let passes = Locked(false)

  /// Whether sound goes through it as it is.
  nonisolated open var bypass: Bool {
    get { passes.withLock(\.self) }
    set { passes.withLock { $0 = newValue } }
  }
}

import Locks

/// A node through which sound goes faster or slower.
@preconcurrency @MainActor
open class AVAudioUnitTimeEffect: AVAudioUnit {
  private nonisolated let passes = Locked(false)

  /// Whether sound goes through it as it is.
  nonisolated open var bypass: Bool {
    get { passes.withLock(\.self) }
    set {
      passes.withLock { $0 = newValue }
      engine?.follow()
    }
  }

  nonisolated override final var speed: Double { bypass ? 1 : speedInUse }

  /// How fast sound goes through it where it is changed.
  nonisolated var speedInUse: Double { 1 }

  /// Keeps a speed within its limits.
  nonisolated final func limit(_ rate: Float, to limits: ClosedRange<Double>) -> Double {
    rate.isNaN ? 1 : min(max(Double(rate), limits.lowerBound), limits.upperBound)
  }
}

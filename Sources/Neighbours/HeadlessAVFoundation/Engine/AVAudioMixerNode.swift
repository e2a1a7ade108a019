import Locks

/// A node that makes one sound of several.
@preconcurrency @MainActor
open class AVAudioMixerNode: AVAudioNode, AVAudioMixing {
  private nonisolated let mixing = Locked(MixingValues())
  private nonisolated let loudness = Locked<Float>(1)

  /// Creates a mixer, which an engine must have before it is used.
  public nonisolated init() { super.init(inputs: 1, outputs: 1) }

  /// The volume of the sound that goes out.
  nonisolated open var outputVolume: Float {
    get { loudness.withLock(\.self) }
    set { loudness.withLock { $0 = newValue } }
  }
  /// The first input that nothing comes to.
  nonisolated open var nextAvailableInputBus: AVAudioNodeBus { engine?.freeInput(of: self) ?? 0 }
  /// The volume.
  nonisolated open var volume: Float {
    get { mixing.withLock(\.volume) }
    set { mixing.withLock { $0.volume = newValue } }
  }
  /// Whether it comes from the left or the right.
  nonisolated open var pan: Float {
    get { mixing.withLock(\.pan) }
    set { mixing.withLock { $0.pan = newValue } }
  }

  /// The number of its inputs: there is always one that nothing comes to.
  nonisolated open override var numberOfInputs: Int { nextAvailableInputBus + 1 }
}

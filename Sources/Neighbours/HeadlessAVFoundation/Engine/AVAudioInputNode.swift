import Locks

/// The node of the microphone, which hears nothing here.
@preconcurrency @MainActor
open class AVAudioInputNode: AVAudioIONode, AVAudioMixing {
  private struct Voice: Sendable {
    var isBypassed = false
    var hasGainControl = true
    var isMuted = false
  }

  private nonisolated let mixing = Locked(MixingValues())
  private nonisolated let voice = Locked(Voice())

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
  /// Whether voices stay as they are.
  nonisolated open var isVoiceProcessingBypassed: Bool {
    get { voice.withLock(\.isBypassed) }
    set { voice.withLock { $0.isBypassed = newValue } }
  }
  /// Whether the device makes soft voices louder.
  nonisolated open var isVoiceProcessingAGCEnabled: Bool {
    get { voice.withLock(\.hasGainControl) }
    set { voice.withLock { $0.hasGainControl = newValue } }
  }
  /// Whether voices are not heard.
  nonisolated open var isVoiceProcessingInputMuted: Bool {
    get { voice.withLock(\.isMuted) }
    set { voice.withLock { $0.isMuted = newValue } }
  }

  // MARK: The model

  nonisolated init() { super.init(inputs: 1, outputs: 1) }

  nonisolated override final var usualFormat: AVAudioFormat {
    let session = AVAudioSession.sharedInstance()
    return AVAudioFormat(rate: session.sampleRate, channels: session.inputNumberOfChannels)
  }

  nonisolated override final func conditionWithoutTap(of format: AVAudioFormat) -> String? {
    format.sampleRate == usualFormat.sampleRate
      ? nil : "format.sampleRate == inputHWFormat.sampleRate"
  }
}

/// How loud the lines of a film are, as the app says.
@preconcurrency @MainActor
open class AVMutableAudioMix: AVAudioMix {
  /// How loud each line is.
  open override var inputParameters: [AVAudioMixInputParameters] {
    get { parameters }
    set { parameters = newValue }
  }
}

/// The node of the speaker, from which nothing is heard here.
@preconcurrency @MainActor
open class AVAudioOutputNode: AVAudioIONode {
  nonisolated init() { super.init(inputs: 1, outputs: 1) }

  nonisolated override final var usualFormat: AVAudioFormat {
    let session = AVAudioSession.sharedInstance()
    return AVAudioFormat(rate: session.sampleRate, channels: session.outputNumberOfChannels)
  }
}

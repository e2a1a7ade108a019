import Foundation
public import HeadlessAVFoundation

/// Writes down what the microphone hears.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Creates one.
  public override init() { super.init() }

  /// Takes what an engine has heard; what is said, a test says.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}

  /// Takes what a camera's microphone has heard; what is said, a test says.
  open func appendAudioSampleBuffer(_ sampleBuffer: CMSampleBuffer) {}

  /// Says that nothing more is heard.
  open func endAudio() {}
}

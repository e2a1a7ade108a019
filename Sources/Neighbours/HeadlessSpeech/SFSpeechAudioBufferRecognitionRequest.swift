import Foundation

/// Writes down what the microphone hears.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// Creates one.
  public override init() { super.init() }

  /// Says that nothing more is heard.
  open func endAudio() {}
}

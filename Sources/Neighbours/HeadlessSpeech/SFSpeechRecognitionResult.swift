public import Foundation

/// What was said so far.
open class SFSpeechRecognitionResult: NSObject {
  /// The likeliest text.
  public final let bestTranscription: SFTranscription
  /// Whether nothing more comes.
  public final let isFinal: Bool

  init(_ text: String, _ isFinal: Bool) {
    bestTranscription = SFTranscription(text)
    self.isFinal = isFinal
    super.init()
  }

  /// All texts, the likeliest first.
  open var transcriptions: [SFTranscription] { [bestTranscription] }
}

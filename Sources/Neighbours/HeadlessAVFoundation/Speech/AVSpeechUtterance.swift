public import Foundation

/// Something to be spoken.
@preconcurrency @MainActor
open class AVSpeechUtterance: NSObject {
  /// Creates something to be spoken.
  public init(string: String) {
    speechString = string
    super.init()
  }

  /// The spoken text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed of the speech.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch of the voice.
  open var pitchMultiplier: Float = 1
  /// The volume.
  open var volume: Float = 1
  /// The wait before.
  open var preUtteranceDelay: TimeInterval = 0
  /// The wait afterwards.
  open var postUtteranceDelay: TimeInterval = 0
}

/// The slowest that something is spoken.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The usual speed of speech.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest that something is spoken.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

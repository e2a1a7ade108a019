public import Foundation

/// Something to be spoken.
@preconcurrency @MainActor
open class AVSpeechUtterance: NSObject {
  /// Creates something to be spoken.
  public init(string: String) {
    speechString = string
    super.init()
  }

  /// What is spoken.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast it is spoken.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice is.
  open var pitchMultiplier: Float = 1
  /// How loud it is.
  open var volume: Float = 1
  /// How long it waits before.
  open var preUtteranceDelay: TimeInterval = 0
  /// How long it waits afterwards.
  open var postUtteranceDelay: TimeInterval = 0
}

/// The slowest that something is spoken.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// How fast something is spoken.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// The fastest that something is spoken.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

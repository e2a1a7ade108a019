import HeadlessUIKit

/// Finds texts.
open class VNRecognizeTextRequest: VNImageBasedRequest {
  /// How well it reads.
  open var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// The languages that it reads, the likeliest first.
  open var recognitionLanguages = ["en-US"]
  /// Whether it finds the language itself.
  open var automaticallyDetectsLanguage = false
  /// Whether it prefers words that there are.
  open var usesLanguageCorrection = true
  /// Words that there are, too.
  open var customWords: [String] = []
  /// The height of the smallest text, of a picture that is 1 high.
  open var minimumTextHeight: Float = 0

  /// Returns the languages that can be read.
  open func supportedRecognitionLanguages() throws -> [String] { recognitionLanguages }

  /// What was found.
  @_nonoverride open var results: [VNRecognizedTextObservation]? {
    answers as? [VNRecognizedTextObservation]
  }

  override var found: [VNObservation] {
    SimulatedVision.texts.map(VNRecognizedTextObservation.init)
  }
}

/// How well a text is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  case accurate
  case fast
}

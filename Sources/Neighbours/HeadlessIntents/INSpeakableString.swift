public import HeadlessUIKit

/// Words that Siri can say.
open class INSpeakableString: NSObject {
  /// The words.
  public final let spokenPhrase: String
  /// How they are said.
  public final let pronunciationHint: String?
  /// What they stand for.
  public final let vocabularyIdentifier: String?

  /// Creates words that stand for something.
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  /// Creates words.
  public init(spokenPhrase: String) {
    vocabularyIdentifier = nil
    self.spokenPhrase = spokenPhrase
    pronunciationHint = nil
    super.init()
  }
}

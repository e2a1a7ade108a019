public import Foundation
import Locks

/// Recognizes the language of a text: by its letters, by its common words, or by what a test says, see
/// ``SimulatedLanguages/setLanguage(_:of:)``.
open class NLLanguageRecognizer: NSObject {
  /// The languages that it may be.
  open var languageConstraints: [NLLanguage] = []
  /// How likely languages are.
  open var languageHints: [NLLanguage: Double] = [:]

  private final var text = ""

  /// Creates one without a text.
  public override init() { super.init() }

  /// Returns the language of a text.
  open class func dominantLanguage(for string: String) -> NLLanguage? {
    RecognizedLanguage.scores(of: string).first?.language
  }

  /// Reads a text, which is a part of the whole.
  open func processString(_ string: String) { text += string }

  /// Forgets the text.
  open func reset() { text = "" }

  /// The language of the text.
  open var dominantLanguage: NLLanguage? { scores.first?.language }

  /// Returns how likely languages are, the sum of which is 1.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] {
    let scores = scores
    let sum = scores.map(\.score).reduce(0, +)
    return Dictionary(
      uniqueKeysWithValues: scores.prefix(maxHypotheses).map { ($0.language, $0.score / sum) })
  }

  private final var scores: [RecognizedLanguage] {
    RecognizedLanguage.scores(of: text).filter {
      languageConstraints.isEmpty || languageConstraints.contains($0.language)
    }
  }
}

public import Foundation

/// Finds words that are spelled wrong.
///
/// The model has no dictionaries: every word is right except the ones that a test declares wrong,
/// each with its guesses. Words that the app has learned count for the application alone.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  // MARK: Creating a text checker

  /// Creates a checker that ignores no words.
  public override init() { super.init() }

  // MARK: Checking text for misspelled words

  /// Returns where the first wrong word of a range begins and how long it is, from a place on.
  ///
  /// The location is `NSNotFound` if no word is misspelled.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let wrong = Self.words(of: stringToCheck, in: range).filter { isWrong($0.word) }.map(\.range)
    let next = wrong.first { $0.location >= startingOffset } ?? (wrapFlag ? wrong.first : nil)
    return next ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Returns words that may have been meant by a wrong one.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    Self.words(of: string, in: range).first.map { Self.misspelled[$0.word.lowercased()] ?? [] }
  }

  /// Returns the completions of a part of a word: empty without dictionaries.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    []
  }

  /// The languages that iOS can check.
  open class var availableLanguages: [String] {
    [
      "en_US", "da_DK", "de_DE", "en_AU", "en_CA", "en_GB", "en_IN", "es_ES", "fr_FR", "it_IT",
      "nb_NO", "nl_NL", "pl_PL", "pt_BR", "pt_PT", "ru_RU", "sv_SE", "tr_TR",
    ]
  }

  // MARK: Ignoring words

  /// The words that this checker takes for right.
  open var ignoredWords: [String]?

  /// Takes a word for right.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  // MARK: Learning words

  /// Makes all checkers take a word for right.
  open class func learnWord(_ word: String) { LearnedWords.current.change { $0.insert(word) } }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool {
    LearnedWords.current.words.contains(word)
  }

  /// Forgets that a word was learned.
  open class func unlearnWord(_ word: String) { LearnedWords.current.change { $0.remove(word) } }

  // MARK: The model

  private func isWrong(_ word: String) -> Bool {
    Self.misspelled[word.lowercased()] != nil && ignoredWords?.contains(word) != true
      && !Self.hasLearnedWord(word)
  }

  /// The words that a test declares wrong, and their guesses.
  private static var misspelled: [String: [String]] {
    let words = UIApplication.shared.settings.misspelledWords
    return Dictionary(words.map { ($0.lowercased(), $1) }, uniquingKeysWith: { one, _ in one })
  }

  private static func words(
    of string: String, in range: NSRange
  ) -> [(word: String, range: NSRange)] {
    var words: [(String, NSRange)] = []
    var word = ""
    var place = 0
    func end() {
      let own = NSRange(location: place - word.utf16.count, length: word.utf16.count)
      if !word.isEmpty, own.location >= range.location,
        own.location + own.length - range.location <= range.length
      {
        words.append((word, own))
      }
      word = ""
    }
    for character in string {
      if character.isLetter || character == "'" && !word.isEmpty {
        word.append(character)
      } else {
        end()
      }
      place += character.utf16.count
    }
    end()
    return words
  }
}

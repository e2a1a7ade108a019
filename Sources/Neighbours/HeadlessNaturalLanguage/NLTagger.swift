public import Foundation
import HeadlessUIKit

/// Says what the parts of a text are.
///
/// It knows words from punctuation, and the language. What a word is in the sentence, its basic form, names and
/// moods it knows from a test, see ``SimulatedLanguages/setTag(_:of:scheme:)``.
open class NLTagger: NSObject {
  /// What it says.
  public final let tagSchemes: [NLTagScheme]
  /// The text.
  open var string: String?

  /// Creates one that says some things.
  public init(tagSchemes: [NLTagScheme]) {
    self.tagSchemes = tagSchemes
    super.init()
  }

  /// The language of the text.
  open var dominantLanguage: NLLanguage? {
    string.flatMap(NLLanguageRecognizer.dominantLanguage(for:))
  }

  /// Returns what can be said of a language.
  open class func availableTagSchemes(
    for unit: NLTokenUnit, language: NLLanguage
  ) -> [NLTagScheme] { [.tokenType, .language] }

  /// Says which language a part of the text is in.
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}

  /// Returns where the unit is that a place is in.
  open func tokenRange(at index: String.Index, unit: NLTokenUnit) -> Range<String.Index> {
    let tokenizer = NLTokenizer(unit: unit)
    tokenizer.string = string
    return tokenizer.tokenRange(at: index)
  }

  /// Returns what the unit is that a place is in, and where it is.
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    guard let string else { return (nil, index..<index) }
    let all = tags(in: string.startIndex..<string.endIndex, unit: unit, scheme: scheme)
    return all.first { $0.1.contains(index) } ?? (nil, index..<index)
  }

  /// Returns what the units are.
  open func tags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = []
  ) -> [(NLTag?, Range<String.Index>)] {
    guard let string else { return [] }
    guard unit == .word else {
      return unit.ranges(in: range, of: string).map { (tag(of: string[$0], nil, scheme), $0) }
    }
    return TextPiece.pieces(of: string, in: range).filter { !options.omits($0.kind) }.map {
      (tag(of: string[$0.range], $0.kind, scheme), $0.range)
    }
  }

  /// Calls a closure with what each unit is, until that answers false.
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for (tag, range) in tags(in: range, unit: unit, scheme: scheme, options: options) {
      guard block(tag, range) else { return }
    }
  }

  private func tag(
    of text: Substring, _ kind: TextPiece.Kind?, _ scheme: NLTagScheme
  ) -> NLTag? {
    if let known = LanguageFacts.current.tag(of: String(text), scheme) { return known }
    switch scheme {
    case .language:
      return NLLanguageRecognizer.dominantLanguage(for: kind == nil ? String(text) : string ?? "")
        .map { NLTag($0.rawValue) }
    case .tokenType, .lexicalClass, .nameTypeOrLexicalClass, .nameType:
      return kind?.tag(in: scheme)
    default: return nil
    }
  }

  /// What is left out.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let omitWords = Options(rawValue: 1)
    public static let omitPunctuation = Options(rawValue: 2)
    public static let omitWhitespace = Options(rawValue: 4)
    public static let omitOther = Options(rawValue: 8)
    public static let joinNames = Options(rawValue: 16)
    public static let joinContractions = Options(rawValue: 32)

    fileprivate func omits(_ kind: TextPiece.Kind) -> Bool {
      switch kind {
      case .word: contains(.omitWords)
      case .punctuation: contains(.omitPunctuation)
      case .whitespace: contains(.omitWhitespace)
      case .other: contains(.omitOther)
      }
    }
  }
}

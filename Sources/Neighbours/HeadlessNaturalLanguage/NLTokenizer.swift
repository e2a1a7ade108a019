public import Foundation

/// Finds the words, sentences and paragraphs of a text.
///
/// Words end by the rules of Unicode, which know no dictionary: in Chinese, Japanese and Thai a device finds
/// other ones.
open class NLTokenizer: NSObject {
  /// What it finds.
  public final let unit: NLTokenUnit
  /// The text.
  open var string: String?

  /// Creates one that finds units.
  public init(unit: NLTokenUnit) {
    self.unit = unit
    super.init()
  }

  /// Says which language the text is in.
  open func setLanguage(_ language: NLLanguage) {}

  /// Returns where the unit is that a place is in.
  open func tokenRange(at index: String.Index) -> Range<String.Index> {
    guard let string else { return index..<index }
    let all = unit.ranges(in: string.startIndex..<string.endIndex, of: string)
    return all.first { $0.contains(index) } ?? index..<index
  }

  /// Returns where the units are.
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    string.map { unit.ranges(in: range, of: $0) } ?? []
  }

  /// Calls a closure with each unit, until that answers false.
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    guard let string else { return }
    for range in unit.ranges(in: range, of: string) {
      guard block(range, Attributes(of: string[range])) else { return }
    }
  }

  /// What is in a unit.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates attributes.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let numeric = Attributes(rawValue: 1)
    public static let symbolic = Attributes(rawValue: 2)
    public static let emoji = Attributes(rawValue: 4)

    init(of text: Substring) {
      self = []
      if text.contains(where: \.isNumber) { insert(.numeric) }
      if text.contains(where: \.isSymbol) { insert(.symbolic) }
      if text.contains(where: \.isEmoji) { insert(.emoji) }
    }
  }
}

/// The parts of a text.
public enum NLTokenUnit: Int, Sendable {
  case word
  case sentence
  case paragraph
  case document

  func ranges(in range: Range<String.Index>, of text: String) -> [Range<String.Index>] {
    switch self {
    case .word:
      TextPiece.pieces(of: text, in: range).filter { piece in
        piece.kind == .word || text[piece.range].contains(where: \.isEmoji)
      }.map(\.range)
    case .sentence: TextPiece.sentences(of: text, in: range)
    case .paragraph: TextPiece.paragraphs(of: text, in: range)
    case .document: range.isEmpty ? [] : [range]
    }
  }
}

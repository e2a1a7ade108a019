public import Foundation

/// Finds words, lines and paragraphs by the letters of a text.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  /// Creates a tokenizer without a text.
  public override init() { super.init() }

  /// Creates a tokenizer of a text.
  public init(textInput: any UIResponder & UITextInput) {
    text = textInput
    super.init()
  }

  /// Returns the unit of text around a position.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let text, let place = place(of: position) else { return nil }
    let goesBack = direction.isBackward
    let unit = units(granularity).first {
      goesBack ? $0.lowerBound < place && place <= $0.upperBound : $0.contains(place)
    }
    guard let unit, let start = self.position(at: unit.lowerBound),
      let end = self.position(at: unit.upperBound)
    else { return nil }
    return text.textRange(from: start, to: end)
  }

  /// Returns whether a unit of text begins or ends at a position: begins, for the way back.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let place = place(of: position) else { return false }
    return units(granularity).contains {
      direction.isBackward ? $0.lowerBound == place : $0.upperBound == place
    }
  }

  /// Returns the next place at which a unit of text begins or ends.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let place = place(of: position) else { return nil }
    let ends = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
    let next =
      direction.isBackward ? ends.filter { $0 < place }.max() : ends.filter { $0 > place }.min()
    return next.flatMap { self.position(at: $0) }
  }

  /// Returns whether a position lies within a unit of text.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private final weak var text: (any UIResponder & UITextInput)?

  private final func place(of position: UITextPosition) -> Int? {
    text.map { $0.offset(from: $0.beginningOfDocument, to: position) }
  }

  private final func position(at place: Int) -> UITextPosition? {
    text.flatMap { $0.position(from: $0.beginningOfDocument, offset: place) }
  }

  /// The units of the text, in UTF-16 code units.
  private final func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let text,
      let all = text.textRange(from: text.beginningOfDocument, to: text.endOfDocument),
      let string = text.text(in: all)
    else { return [] }
    var found: [Range<Int>] = []
    func part(_ isIn: (Character) -> Bool) {
      var (start, place): (Int?, Int) = (nil, 0)
      for character in string {
        if isIn(character) {
          start = start ?? place
        } else if let first = start {
          found.append(first..<place)
          start = nil
        }
        place += character.utf16.count
      }
      if let start { found.append(start..<place) }
    }
    switch granularity {
    case .character:
      var place = 0
      for character in string {
        found.append(place..<place + character.utf16.count)
        place += character.utf16.count
      }
    case .word: part { $0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" }
    case .sentence: part { !".!?\n".contains($0) }
    case .paragraph, .line: part { !$0.isNewline }
    case .document: found = [0..<string.utf16.count]
    }
    return found
  }
}

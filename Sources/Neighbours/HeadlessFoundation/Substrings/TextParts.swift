import Foundation

/// The parts of a text, in an order, as `enumerateSubstrings` calls with them (behaviour 984).
struct TextParts {
  private let text: NSString
  private let options: NSString.EnumerationOptions
  private let parts: [TextPart]

  init(of text: String, in range: NSRange, options: NSString.EnumerationOptions) {
    self.text = text as NSString
    self.options = options
    let parts: [TextPart] =
      switch options.parts {
      case 0: Self.lines(of: self.text, in: range, areParagraphs: false)
      case 1: Self.lines(of: self.text, in: range, areParagraphs: true)
      case 2: Self.characters(of: self.text, in: range)
      case 4: Sentences.parts(of: self.text, in: range)
      default: Words.parts(of: self.text, in: range)
      }
    self.parts = options.contains(.reverse) ? parts.reversed() : parts
  }

  func forEach(
    _ body: (String?, _ part: NSRange, _ enclosing: NSRange, _ stop: inout Bool) -> Void
  ) {
    var stop = false
    for part in parts where !stop {
      let substring =
        options.contains(.substringNotRequired) ? nil : text.substring(with: part.range)
      body(substring, part.range, part.enclosing, &stop)
    }
  }

  private static func lines(
    of text: NSString, in range: NSRange, areParagraphs: Bool
  ) -> [TextPart] {
    var parts: [TextPart] = []
    var location = range.location
    while location < range.upperBound {
      var (start, end, contentsEnd) = (0, 0, 0)
      let here = NSRange(location: location, length: 0)
      if areParagraphs {
        text.getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: here)
      } else {
        text.getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: here)
      }
      let enclosing = NSRange(location: location, length: min(end, range.upperBound) - location)
      let length = max(0, min(contentsEnd, range.upperBound) - location)
      parts.append(
        TextPart(range: NSRange(location: location, length: length), enclosing: enclosing))
      location = max(end, location + 1)
    }
    return parts
  }

  private static func characters(of text: NSString, in range: NSRange) -> [TextPart] {
    var parts: [TextPart] = []
    var location = range.location
    while location < range.upperBound {
      let character = text.rangeOfComposedCharacterSequence(at: location)
      parts.append(TextPart(range: character, enclosing: character))
      location = max(character.upperBound, location + 1)
    }
    return parts
  }
}

/// A part of a text, and it with what lies between it and the next one.
struct TextPart: Equatable {
  let range: NSRange
  var enclosing: NSRange
}

import Foundation

/// A text that is drawn: its words, line by line.
///
/// Each word is measured by itself, as labels measure their texts. A word that does not fit goes to
/// the next line.
struct DrawnText {
  private struct Word {
    var text: String
    var size: CGSize
    var attributes: [NSAttributedString.Key: Any]
    var isSpace: Bool
  }

  private struct Line {
    var words: [Word] = []
    var height: CGFloat = 0
    var alignment = NSTextAlignment.natural

    /// The width without the spaces at its end.
    var width: CGFloat {
      let end = words.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? 0
      return words[..<end].reduce(0) { $0 + $1.size.width }
    }
  }

  private var lines: [Line] = []

  /// Breaks a text into lines of a width, or only where it says so itself.
  init(_ text: NSAttributedString, width: CGFloat?) {
    var line = Line()
    var reach: CGFloat = 0
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      for part in Self.parts(of: text.attributedSubstring(from: range).string) {
        if part.first?.isNewline == true {
          lines.append(line)
          line = Line()
          reach = 0
          continue
        }
        let word = Word(
          text: part, size: part.size(withAttributes: attributes), attributes: attributes,
          isSpace: part.first?.isWhitespace == true)
        if let width, !word.isSpace, reach > 0, reach + word.size.width > width + 0.001 {
          lines.append(line)
          line = Line()
          reach = 0
        }
        line.words.append(word)
        line.height = max(line.height, word.size.height)
        line.alignment = style?.alignment ?? .natural
        reach += word.size.width
      }
    }
    if !line.words.isEmpty { lines.append(line) }
  }

  /// Returns the words where they stand in a rectangle.
  func words(in rect: CGRect) -> [Drawing.Word] {
    var words: [Drawing.Word] = []
    var top = rect.minY
    for line in lines {
      let free = rect.width - line.width
      var left = rect.minX
      if line.alignment == .center { left += free / 2 }
      if line.alignment == .right { left += free }
      for word in line.words {
        defer { left += word.size.width }
        guard !word.isSpace else { continue }
        let font = word.attributes[.font] as? UIFont
        let color = word.attributes[.foregroundColor] as? UIColor
        words.append(
          Drawing.Word(
            text: word.text,
            frame: CGRect(
              x: left, y: top + line.height - word.size.height, width: word.size.width,
              height: word.size.height),
            fontName: font?.fontName ?? "Helvetica", pointSize: font?.pointSize ?? 12,
            color: color?.cgColor ?? CGColor(gray: 0, alpha: 1)))
      }
      top += line.height
    }
    return words
  }

  /// Cuts a text into words, runs of spaces, and the ends of lines.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var last: Character?
    for character in text {
      let goesOn =
        last.map { $0.isWhitespace == character.isWhitespace && !$0.isNewline } ?? false
      if goesOn, !character.isNewline {
        parts[parts.count - 1].append(character)
      } else {
        parts.append(String(character))
      }
      last = character
    }
    return parts
  }
}

package import Foundation

/// The model's rule for the size of a text.
///
/// Each character (a grapheme cluster, spaces included) is half as wide as its font's size, plus
/// its kerning. An attachment is as large as its bounds. A line is as tall as its tallest font. A
/// line that is too wide breaks after a space, or inside a word that is too wide by itself. Text
/// without a font is Helvetica in size 12, as in UIKit.
package struct TextMeasure {
  /// The largest width of a line.
  package var width: CGFloat = .greatestFiniteMagnitude
  /// The largest number of lines that count.
  ///
  /// 0 means all of them.
  package var maximumLines = 0
  /// The largest height.
  ///
  /// Lines that end further down do not count.
  package var height: CGFloat = .greatestFiniteMagnitude
  /// Whether the text may take more than one line.
  package var wraps = true

  package init() {}

  /// Returns the width of the widest line, and the height of all lines together.
  package func size(of text: NSAttributedString) -> CGSize {
    var size = CGSize.zero
    var bottom: CGFloat = 0
    for (index, line) in lines(of: text).enumerated() {
      if maximumLines > 0, index == maximumLines { break }
      if index > 0, bottom + line.height > height { break }
      size.width = max(size.width, line.width)
      size.height = bottom + line.height
      bottom = size.height + line.spacing
    }
    return size
  }

  /// Returns the number of lines in the text.
  package func lineCount(of text: NSAttributedString) -> Int { lines(of: text).count }

  private struct Line {
    var width: CGFloat = 0
    var height: CGFloat = 0
    /// The width up to the last possible line break.
    ///
    /// `rest` is the width after it.
    var brokenWidth: CGFloat?
    var rest: CGFloat = 0
    var spacing: CGFloat = 0
  }

  private func lines(of text: NSAttributedString) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    var isEmpty = true
    for piece in pieces(of: text) {
      isEmpty = false
      if piece.isNewline {
        line.height = max(line.height, piece.height)
        line.spacing = piece.spacing
        lines.append(line)
        guard wraps else { return lines }
        line = Line(height: piece.height)
        continue
      }
      if wraps, !piece.isSpace, line.width + piece.width > width, line.width > 0 {
        let rest = piece.breaksAnywhere ? nil : line.brokenWidth.map { _ in line.rest }
        let broken = line.brokenWidth ?? line.width
        lines.append(
          Line(
            width: rest == nil ? line.width : broken, height: line.height, spacing: piece.spacing))
        line = Line(width: rest ?? 0)
      }
      line.width += piece.width
      line.height = max(line.height, piece.height)
      line.spacing = piece.spacing
      if piece.isSpace {
        if line.rest > 0 || line.brokenWidth == nil { line.brokenWidth = line.width - piece.width }
        line.rest = 0
      } else {
        line.rest += piece.width
      }
    }
    return isEmpty ? [] : lines + [line]
  }

  private struct Piece {
    let width: CGFloat
    let height: CGFloat
    let spacing: CGFloat
    let isNewline: Bool
    let isSpace: Bool
    let breaksAnywhere: Bool
  }

  private func pieces(of text: NSAttributedString) -> [Piece] {
    var pieces: [Piece] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? Self.fallbackFont
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      let attachment = (attributes[.attachment] as? NSTextAttachment)?.displaySize
      let kern = CGFloat(number: attributes[.kern]) ?? 0
      let height = max(style.height(of: font), attachment?.height ?? 0)
      let width = (attachment?.width ?? font.pointSize / 2 + kern).finite
      for character in text.attributedSubstring(from: range).string {
        pieces.append(
          Piece(
            width: width, height: height.finite,
            spacing: (style?.lineSpacing ?? 0).finite, isNewline: character.isNewline,
            isSpace: character.isWhitespace,
            breaksAnywhere: style?.lineBreakMode == .byCharWrapping))
      }
    }
    return pieces
  }

  private static let fallbackFont = UIFont(UIFontDescriptor(name: "Helvetica", size: 12))
}

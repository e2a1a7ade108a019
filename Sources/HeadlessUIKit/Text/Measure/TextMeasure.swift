package import Foundation

/// The size that a text needs, and whether it has that room.
package struct TextFit {
  /// The width of the widest line, and the height of all lines together.
  package var size = CGSize.zero
  /// The number of lines.
  package var lineCount = 0
  /// The width of the last line.
  package var lastLineWidth: CGFloat = 0
  /// Whether a part of the text has no room.
  package var isTruncated = false
}

/// Measures text as a device does, from the widths of characters and the heights of lines.
///
/// Plain text is measured as it is: on Linux each `NSAttributedString` costs memory that is never
/// released.
package struct TextMeasure: Hashable {
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
  /// Where lines break, unless a paragraph says so itself.
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the font's own space between lines counts.
  package var usesLeading = false

  package init() {}

  /// Creates the measure of a text that is drawn in a space.
  init(_ size: CGSize, _ options: NSStringDrawingOptions) {
    wraps = options.contains(.usesLineFragmentOrigin)
    if wraps, size.width > 0 { width = size.width }
    if options.contains(.truncatesLastVisibleLine), size.height > 0 { height = size.height }
    usesLeading = options.contains(.usesFontLeading)
  }

  // MARK: Plain text

  /// Returns the fit of a text in one font.
  package func fit(_ text: String, _ font: UIFont) -> TextFit {
    guard !text.isEmpty else { return TextFit() }
    var lines = TextLines(self)
    lines.add(text[...], TextRunStyle(font))
    return lines.finished()
  }

  /// Returns the size of a text in one font.
  package func size(of text: String, _ font: UIFont) -> CGSize { fit(text, font).size }

  /// Returns the fit of a text with the same attributes everywhere.
  func fit(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) -> TextFit {
    guard !text.isEmpty else { return TextFit() }
    var lines = TextLines(self)
    lines.add(text[...], TextRunStyle(attributes ?? [:], or: TextRunStyle.fallbackFont))
    return lines.finished()
  }

  // MARK: Text with attributes

  /// Returns the fit of a text with attributes.
  ///
  /// Where it has no font it takes the given one, or else UIKit's.
  package func fit(_ text: NSAttributedString, or font: UIFont? = nil) -> TextFit {
    let font = font ?? TextRunStyle.fallbackFont
    var lines = TextLines(self)
    text.forEachRun { lines.add($0, TextRunStyle($1, or: font)) }
    return lines.finished()
  }

  /// Returns the width of the widest line, and the height of all lines together.
  package func size(of text: NSAttributedString, or font: UIFont? = nil) -> CGSize {
    fit(text, or: font).size
  }

  /// Returns the number of lines in the text.
  package func lineCount(of text: NSAttributedString) -> Int { fit(text).lineCount }

  // MARK: Text that is edited

  /// Returns the fit of a part of an edited text.
  func fit(_ text: EditedText, in range: NSRange? = nil, or font: UIFont) -> TextFit {
    var lines = TextLines(self)
    lines.add(text.parts(in: range ?? text.whole), or: font)
    return lines.finished()
  }

  /// Returns where each line of an edited text begins.
  func starts(of text: EditedText, or font: UIFont) -> [Int] {
    var lines = TextLines(self, notesStarts: true)
    lines.add(text.parts(in: text.whole), or: font)
    return lines.finishedStarts()
  }
}

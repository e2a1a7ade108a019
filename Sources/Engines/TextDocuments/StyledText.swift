/// A text with its look, as documents say it.
package struct StyledText: Equatable, Sendable {
  /// A part of the text that looks the same.
  package struct Run: Equatable, Sendable {
    package var text: String
    package var style: TextStyle

    package init(_ text: String, _ style: TextStyle) {
      self.text = text
      self.style = style
    }
  }

  package private(set) var runs: [Run] = []

  package init() {}

  package var isEmpty: Bool { runs.isEmpty }

  /// The characters.
  package var string: String { runs.map(\.text).joined() }

  var last: Character? { runs.last?.text.last }

  /// Adds characters in a style.
  package mutating func append(_ text: String, _ style: TextStyle) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text, style))
    }
  }

  /// Takes spaces off the end.
  mutating func dropLastSpace() {
    guard last == " " else { return }
    runs[runs.count - 1].text.removeLast()
    if runs.last?.text.isEmpty == true { runs.removeLast() }
  }
}

/// How characters of a document look, and their paragraph.
package struct TextStyle: Hashable, Sendable {
  /// A color, each part of it from 0 to 255.
  package struct Color: Hashable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  package enum Alignment: Sendable { case natural, left, center, right, justified }

  /// The family or the font, if the document names one.
  package var family: String?
  package var size = 12.0
  package var isBold = false
  package var isItalic = false
  package var isUnderlined = false
  package var isStruck = false
  package var color: Color?
  package var background: Color?
  package var link: String?
  package var alignment = Alignment.natural
  /// How far the first line of the paragraph and its others are from the edge, in points.
  package var firstIndent = 0.0
  package var indent = 0.0
  /// The distance to the next paragraph, in points.
  package var spacing = 0.0

  package init() {}
}

import Foundation

/// A text that was drawn, laid out as it was: most of a screen looks as it did when it is drawn again.
@MainActor
final class KeptText {
  /// How many texts are kept, and how long they are at most, in bytes.
  private static let most = 1_000
  private static let longest = 200

  /// All that decides how a text in one look is laid out and drawn.
  private struct Key: Hashable {
    let text: String
    let font: UIFont
    let color: CGColor
    let options: DrawnText.Options

    static func == (one: Self, other: Self) -> Bool {
      // Texts that are the same to a reader may be composed of other letters.
      one.text.utf8.elementsEqual(other.text.utf8) && one.options == other.options
        && (one.font === other.font || one.font == other.font)
        && (one.color === other.color || one.color == other.color)
    }

    func hash(into hasher: inout Hasher) {
      // The rest is mostly the same for all that look alike.
      hasher.combine(text)
      hasher.combine(options.measure.width)
    }
  }

  private static var kept: [Key: KeptText] = [:]

  private let laid: DrawnText
  private let isPlain: Bool
  /// Its words where they were drawn last.
  private var drawn: (rect: CGRect, text: Drawing.Text)?

  private init(_ laid: DrawnText, isPlain: Bool) {
    self.laid = laid
    self.isPlain = isPlain
  }

  /// Returns runs of text as they are laid out.
  static func of(_ runs: [DrawnRun], _ options: DrawnText.Options) -> KeptText {
    guard let run = runs.first, runs.count == 1, run.isPlain else {
      return KeptText(DrawnText(runs, options), isPlain: false)
    }
    guard run.text.utf8.count <= longest else {
      return KeptText(DrawnText(runs, options), isPlain: true)
    }
    let key = Key(text: run.text, font: run.font, color: run.color, options: options)
    if let text = kept[key] { return text }
    let text = KeptText(DrawnText(runs, options), isPlain: true)
    if kept.count >= most { kept = [:] }
    kept[key] = text
    return text
  }

  /// The size of all lines.
  var size: CGSize { laid.size }

  /// Draws the text in a rectangle.
  func draw(into context: CGContext, in rect: CGRect) {
    guard isPlain else { return laid.draw(into: context, in: rect) }
    if drawn?.rect != rect {
      var text = Drawing.Text()
      text.words = laid.words(in: rect)
      drawn = (rect, text)
    }
    if let drawn, !drawn.text.words.isEmpty { context.add(.text(drawn.text)) }
  }
}

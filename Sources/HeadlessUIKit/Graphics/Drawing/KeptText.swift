import Foundation
import Locks

/// A text that was drawn, laid out as it was: most of a screen looks as it did when it is drawn again.
@MainActor
final class KeptText {
  /// How long the texts are at most that are kept, in bytes.
  private static let longest = 200

  /// All that decides how a text in one look is laid out and drawn.
  private struct Key: Hashable {
    let text: String
    let font: UIFont
    let color: CGColor
    let options: DrawnText.Options

    static func == (one: Self, other: Self) -> Bool {
      // Texts that are the same to a reader may be composed of other letters.
      hasSameBytes(one.text, other.text) && one.options == other.options
        && (one.font === other.font || one.font == other.font)
        && (one.color === other.color || one.color == other.color)
    }

    private static func hasSameBytes(_ one: String, _ other: String) -> Bool {
      var (one, other) = (one, other)
      return one.withUTF8 { bytes in
        other.withUTF8 { others in
          guard bytes.count == others.count else { return false }
          guard let start = bytes.baseAddress, let other = others.baseAddress else { return true }
          return memcmp(start, other, bytes.count) == 0
        }
      }
    }

    func hash(into hasher: inout Hasher) {
      // The rest is mostly the same for all that look alike.
      hasher.combine(text)
      hasher.combine(options.measure.width)
    }
  }

  private static var kept = Memo<Key, KeptText>(atMost: 1_000)

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
    return of(run.text, run.font, run.color, options)
  }

  /// Returns a plain text as it is laid out.
  static func of(
    _ text: String, _ font: UIFont, _ color: CGColor, _ options: DrawnText.Options
  ) -> KeptText {
    func laid() -> KeptText {
      KeptText(DrawnText([DrawnRun(text, font, color)], options), isPlain: true)
    }
    guard text.utf8.count <= longest else { return laid() }
    let key = Key(text: text, font: font, color: color, options: options)
    if let known = kept[key] { return known }
    let new = laid()
    kept[key] = new
    return new
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

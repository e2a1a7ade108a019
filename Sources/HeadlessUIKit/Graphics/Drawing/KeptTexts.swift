import Foundation

/// Texts that were drawn, laid out as they were: most of a screen looks as it did when it is drawn again.
@MainActor
enum KeptTexts {
  /// How many texts are kept, and how long they are at most, in bytes.
  private static let most = 1_000
  private static let longest = 200

  /// All that decides how a text in one look is laid out and drawn.
  private struct Key: Hashable {
    let text: String
    let font: UIFont
    let color: CGColor
    let options: DrawnText.Options
  }

  /// The texts, each with its letters as they were written: those of a key may be composed otherwise.
  private static var texts: [Key: (letters: String, laid: DrawnText)] = [:]

  /// Returns runs of text as they are laid out.
  static func text(_ runs: [DrawnRun], _ options: DrawnText.Options) -> DrawnText {
    guard let run = runs.first, runs.count == 1, run.isPlain, run.text.utf8.count <= longest
    else { return DrawnText(runs, options) }
    let key = Key(text: run.text, font: run.font, color: run.color, options: options)
    if let kept = texts[key], kept.letters.utf8.elementsEqual(run.text.utf8) { return kept.laid }
    let text = DrawnText(runs, options)
    if texts.count >= most { texts = [:] }
    texts[key] = (run.text, text)
    return text
  }
}

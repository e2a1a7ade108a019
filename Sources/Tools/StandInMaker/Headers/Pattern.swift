import Foundation

/// A pattern of texts, whose parts in parentheses are asked for.
struct Pattern {
  private let expression: NSRegularExpression?

  /// - Parameter pattern: A regular expression; `^` and `$` are the ends of lines.
  init(_ pattern: String) {
    expression = try? NSRegularExpression(pattern: pattern, options: [.anchorsMatchLines])
  }

  /// The parts of each match; a part that is not there is empty.
  func matches(in text: String) -> [[String]] {
    let whole = NSRange(text.startIndex..., in: text)
    return (expression?.matches(in: text, range: whole) ?? []).map { match in
      (1..<max(1, match.numberOfRanges)).map { index in
        Range(match.range(at: index), in: text).map { String(text[$0]) } ?? ""
      }
    }
  }

  /// The first part of the first match.
  func first(in text: String) -> String? {
    let whole = NSRange(text.startIndex..., in: text)
    guard let match = expression?.firstMatch(in: text, range: whole), match.numberOfRanges > 1
    else { return nil }
    return Range(match.range(at: 1), in: text).map { String(text[$0]) }
  }

  func isIn(_ text: String) -> Bool { range(in: text[...]) != nil }

  /// Where the first match stands.
  func range(in text: Substring) -> Range<String.Index>? {
    let whole = NSRange(text.startIndex..<text.endIndex, in: text.base)
    return expression?.firstMatch(in: text.base, range: whole).flatMap {
      Range($0.range, in: text.base)
    }
  }

  /// Replaces all matches by a template, where `$1` is the first part.
  func replace(in text: String, with template: String) -> String {
    let whole = NSRange(text.startIndex..., in: text)
    return expression?.stringByReplacingMatches(in: text, range: whole, withTemplate: template)
      ?? text
  }
}

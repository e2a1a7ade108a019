import Foundation

/// The sentences of a text, each with the space behind it.
///
/// One ends with a paragraph, and behind a point, a question mark or an exclamation mark with space behind
/// it, unless a small letter follows that point: "e.g. this" goes on.
enum Sentences {
  static func parts(of text: NSString, in range: NSRange) -> [TextPart] {
    let scalars = Scalars(of: text, in: range)
    var parts: [TextPart] = []
    var start = 0
    for index in 0..<scalars.count where index >= start {
      guard let end = end(ofSentenceWith: index, in: scalars) else { continue }
      let sentence = scalars.range(start..<end)
      parts.append(TextPart(range: sentence, enclosing: sentence))
      start = end
    }
    if start < scalars.count {
      let sentence = scalars.range(start..<scalars.count)
      parts.append(TextPart(range: sentence, enclosing: sentence))
    }
    return parts
  }

  /// Where the next sentence begins, if the sign at an index ends one.
  private static func end(ofSentenceWith index: Int, in scalars: Scalars) -> Int? {
    if isBreak(scalars[index]) {
      let isPair = scalars[index] == "\r" && index + 1 < scalars.count && scalars[index + 1] == "\n"
      return index + (isPair ? 2 : 1)
    }
    guard ends(scalars[index]) else { return nil }
    let isPoint = scalars[index] == "."
    var next = index + 1
    while next < scalars.count, ends(scalars[next]) || closes(scalars[next]) { next += 1 }
    let closed = next
    while next < scalars.count, isSpace(scalars[next]) { next += 1 }
    guard next < scalars.count else { return next }
    if isBreak(scalars[next]) { return nil }
    let isWide = scalars[index].value >= 0x3000
    guard next > closed || isWide else { return nil }
    return isPoint && scalars[next].properties.isLowercase ? nil : next
  }

  private static func ends(_ scalar: Unicode.Scalar) -> Bool {
    [".", "!", "?", "\u{2026}", "\u{3002}", "\u{FF01}", "\u{FF1F}"].contains(scalar)
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: scalar == "\"" || scalar == "'"
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace && !isBreak(scalar)
  }
}

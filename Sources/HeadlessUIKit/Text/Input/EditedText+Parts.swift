import Foundation

extension EditedText {
  /// A part of the text whose characters have the same attributes.
  package struct Part {
    var string: String
    let attributes: TextAttributes
  }

  /// Returns what stands in a range.
  func parts(in range: NSRange) -> [Part] {
    let range = inText(range)
    if range.length == 0 { return [] }
    if runs.count == 1 { return [Part(string: text(in: range), attributes: runs[0].attributes)] }
    var parts: [Part] = []
    var start = range.location
    var endOfRun = 0
    for run in runs {
      endOfRun += run.length
      let end = min(endOfRun, NSMaxRange(range))
      guard start < end else { continue }
      // A run may end within a surrogate pair, which stays whole.
      let whole = inText(NSRange(location: start, length: end - start))
      parts.append(Part(string: text(in: whole), attributes: run.attributes))
      start = NSMaxRange(whole)
    }
    return parts
  }

  /// Replaces a range, and moves the caret to the end of the new characters.
  mutating func replace(_ range: NSRange, with parts: [Part]) {
    let range = inText(range)
    if range.length > 0 { replace(range, with: "") }
    var location = range.location
    for part in parts {
      typingAttributes = part.attributes
      replace(NSRange(location: location, length: 0), with: part.string)
      location += part.string.utf16.count
    }
  }
}

import Foundation

extension NSAttributedString {
  /// Returns the attributes in a range, run by run, as they are now.
  func runs(in range: NSRange) -> [(range: NSRange, values: [NSAttributedString.Key: Any])] {
    var runs: [(NSRange, [NSAttributedString.Key: Any])] = []
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange(location: place, length: 1)
      let values = attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
      runs.append((NSRange(location: place, length: end - place), values))
      place = end
    }
    return runs
  }

  /// Calls a closure with each part of the text that has the same attributes everywhere, in their order.
  func forEachRun(_ body: (Substring, [NSAttributedString.Key: Any]) -> Void) {
    let string = string
    var start = string.startIndex
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let end =
        string.utf16.index(start, offsetBy: range.length, limitedBy: string.endIndex)
        ?? string.endIndex
      body(string[start..<end], attributes)
      start = end
    }
  }
}

/// Differences that some oracles permit, or look for.
extension ScreenState {
  /// The same with nothing selected: a reload takes the selection away.
  var withoutSelection: ScreenState {
    mapRows { row in
      row.hasPrefix("selected, ") ? String(row.dropFirst("selected, ".count)) : row
    }
  }

  /// A row or a line that there is twice more often than before.
  func newTwin(since before: ScreenState) -> String? {
    var counts: [String: Int] = [:]
    for text in before.texts { counts[text, default: 0] -= 1 }
    for text in texts { counts[text, default: 0] += 1 }
    return texts.first { (counts[$0] ?? 0) >= 2 }
  }

  /// The elements that lost their text on another screen, which is to say the same in other words.
  ///
  /// - Returns: The missing texts; `nil` if none is missing.
  func hollows(in other: ScreenState) -> [String]? {
    if place != other.place { return ["- \(place)", "+ \(other.place)"] }
    guard lines.count == other.lines.count else { return changes(to: other) }
    let hollows = zip(lines, other.lines).filter { line, now in
      line != now && now.contains("''") && !line.contains("''")
    }
    return hollows.isEmpty ? nil : hollows.flatMap { ["- \($0)", "+ \($1)"] }
  }
}

import Foundation

/// The lines of a text, and where in them the caret can be.
package struct CaretLines {
  /// Where each line begins.
  private(set) var starts = [0]
  /// The places of the caret, in UTF-16 code units.
  private let places: [Int]
  private let characters: [Character]
  /// What the start of the text needs.
  private let fit: (Int) -> TextFit

  /// Finds the lines of a text by what its starts need.
  init(_ text: String, _ fit: @escaping (Int) -> TextFit) {
    characters = Array(text)
    places = characters.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
    self.fit = fit
    var start = 0
    while let next = startOfLine(after: start) {
      starts.append(places[next])
      start = next
    }
  }

  /// The number of the line of a place.
  func line(of place: Int) -> Int { (starts.lastIndex { $0 <= place }) ?? 0 }

  /// The first and the last place on a line.
  func ends(ofLine line: Int) -> (first: Int, last: Int) {
    guard line + 1 < starts.count else { return (starts[line], places.last ?? 0) }
    let next = starts[line + 1]
    return (starts[line], places.last { $0 < next } ?? starts[line])
  }

  /// How far a place is from where its line begins.
  func column(of place: Int) -> CGFloat {
    let line = line(of: place)
    guard place > starts[line] else { return 0 }
    let here = fit(place)
    // A word that begins a line counts to the one before until it is too long for that.
    let isBefore = here.lineCount <= line && line > 0
    return here.lastLineWidth - (isBefore ? fit(starts[line]).lastLineWidth : 0)
  }

  /// The place on a line that is nearest to a column.
  func place(at column: CGFloat, inLine line: Int) -> Int {
    let (first, last) = ends(ofLine: line)
    let all = places.filter { $0 >= first && $0 <= last }
    func distance(_ place: Int) -> CGFloat { abs(self.column(of: place) - column) }
    return all.min { distance($0) < distance($1) } ?? first
  }

  // MARK: Finding lines

  /// The number of the first character of the next line.
  private func startOfLine(after start: Int) -> Int? {
    let count = starts.count
    func isBeyond(_ index: Int) -> Bool { fit(places[index]).lineCount > count }
    guard start < characters.count, isBeyond(characters.count) else { return nil }
    var (inside, beyond) = (start, characters.count)
    while beyond - inside > 1 {
      let middle = (inside + beyond) / 2
      if isBeyond(middle) { beyond = middle } else { inside = middle }
    }
    let last = beyond - 1
    if characters[last].isNewline { return beyond }
    let breaks = (start + 1..<max(start + 1, beyond)).last { canBreak(before: $0) }
    return breaks ?? max(last, start + 1)
  }

  private func canBreak(before index: Int) -> Bool {
    let (before, after) = (characters[index - 1], characters[index])
    if Self.isSpace(before) { return !Self.isSpace(after) }
    return LineBreaking.canBreak(Self.kind(of: before), Self.kind(of: after))
  }

  private static func isSpace(_ character: Character) -> Bool {
    character == " " || character == "\t"
      || character.unicodeScalars.first.map(LineBreaking.isSpace) == true
  }

  private static func kind(of character: Character) -> LineBreaking.Kind {
    if let byte = character.asciiValue { return LineBreaking.kind(of: byte) }
    return character.unicodeScalars.first.map { LineBreaking.kind(of: $0) } ?? .ordinary
  }
}

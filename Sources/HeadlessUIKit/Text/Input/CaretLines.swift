package import Foundation

/// The lines of a text, and where in them the caret can be.
package struct CaretLines {
  private let text: EditedText
  private let measure: TextMeasure
  private let font: UIFont
  /// The lines where some stand beside each other.
  private let shaped: LaidText?
  /// Where each line begins.
  package let starts: [Int]

  /// Finds the lines of a text, which has a font where it does not say so itself.
  package init(_ text: EditedText, _ measure: TextMeasure, _ font: UIFont) {
    self.init(text, measure, font, nil)
  }

  /// Finds the lines of a text, or takes them as they are laid out.
  init(_ text: EditedText, _ measure: TextMeasure, _ font: UIFont, _ shaped: LaidText?) {
    self.text = text
    self.font = font
    self.shaped = shaped
    if let shaped {
      let fragments = shaped.fragments + (shaped.extra.map { [$0] } ?? [])
      starts = fragments.isEmpty ? [0] : fragments.map(\.range.location)
    } else {
      starts = measure.starts(of: text, or: font)
    }
    var measure = measure
    measure.wraps = false
    self.measure = measure
  }

  /// The number of the line of a place.
  package func line(of place: Int) -> Int { (starts.lastIndex { $0 <= place }) ?? 0 }

  /// The number of the line above or below another one, near a column.
  package func line(from line: Int, goesDown: Bool, at column: CGFloat) -> Int? {
    let next = line + (goesDown ? 1 : -1)
    guard let shaped else { return starts.indices.contains(next) ? next : nil }
    let top = shaped.caret(at: starts[line]).minY
    let beyond = starts.indices.filter { goesDown ? $0 > line : $0 < line }
      .map { (line: $0, start: shaped.caret(at: starts[$0])) }
      .filter { $0.start.minY != top }
    let nearest = goesDown ? beyond.first : beyond.last
    let row = beyond.filter { $0.start.minY == nearest?.start.minY }
    return (row.last { $0.start.minX <= column } ?? row.first)?.line
  }

  /// The first and the last place on a line.
  package func ends(ofLine line: Int) -> (first: Int, last: Int) {
    guard line + 1 < starts.count else { return (starts[line], text.length) }
    return (starts[line], text.place(after: starts[line + 1], forward: false) { _ in false })
  }

  /// How far a place is from where its line begins.
  package func column(of place: Int) -> CGFloat { column(of: place, from: starts[line(of: place)]) }

  private func column(of place: Int, from start: Int) -> CGFloat {
    if let shaped { return shaped.column(of: place, from: start) }
    let range = NSRange(location: start, length: place - start)
    return measure.fit(text, in: range, or: font).lastLineWidth
  }

  /// The place on a line that is nearest to a column.
  package func place(at column: CGFloat, inLine line: Int) -> Int {
    let (first, last) = ends(ofLine: line)
    var places = [first]
    var place = first
    for character in text.text(in: NSRange(location: first, length: last - first)) {
      place += character.utf16.count
      places.append(place)
    }
    let next = Int.first(ofSorted: places.count - 1) {
      self.column(of: places[$0], from: first) >= column
    }
    guard next > 0 else { return first }
    let (before, after) = (places[next - 1], places[next])
    let isNearer =
      self.column(of: after, from: first) - column < column - self.column(of: before, from: first)
    return isNearer ? after : before
  }
}

package import Foundation

/// The lines of a text, and where in them the caret can be.
package struct CaretLines {
  private let text: EditedText
  private let measure: TextMeasure
  private let font: UIFont
  /// Where each line begins.
  package let starts: [Int]

  /// Finds the lines of a text, which has a font where it does not say so itself.
  package init(_ text: EditedText, _ measure: TextMeasure, _ font: UIFont) {
    self.text = text
    self.font = font
    starts = measure.starts(of: text, or: font)
    var measure = measure
    measure.wraps = false
    self.measure = measure
  }

  /// The number of the line of a place.
  package func line(of place: Int) -> Int { (starts.lastIndex { $0 <= place }) ?? 0 }

  /// The first and the last place on a line.
  package func ends(ofLine line: Int) -> (first: Int, last: Int) {
    guard line + 1 < starts.count else { return (starts[line], text.length) }
    return (starts[line], text.place(after: starts[line + 1], forward: false) { _ in false })
  }

  /// How far a place is from where its line begins.
  package func column(of place: Int) -> CGFloat { column(of: place, from: starts[line(of: place)]) }

  private func column(of place: Int, from start: Int) -> CGFloat {
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
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if self.column(of: places[middle], from: first) < column {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0 else { return first }
    let (before, after) = (places[low - 1], places[low])
    let isNearer =
      self.column(of: after, from: first) - column < column - self.column(of: before, from: first)
    return isNearer ? after : before
  }
}

import Foundation

/// The lines of a text in a space that is no plain rectangle.
///
/// A row is as high as its tallest letters. Where something is left out of the space, the row goes on
/// beside it; where nothing is free, it is further down.
struct ShapedLines {
  private let text: EditedText
  /// Where the text begins that is laid out here.
  private let origin: Int
  private let space: LaidText.Space
  private let shape: LineShape
  private let usesLeading: Bool
  private let font: UIFont
  /// Where the text goes on.
  private var place: Int
  private var rowCount = 0
  private var bottom = 0.0
  /// The space below the last row, if another one follows.
  private var gap = 0.0
  private(set) var laid: LaidText.Lines = ([], TextFit())

  init(
    _ text: EditedText, from place: Int, in space: LaidText.Space, _ shape: LineShape,
    usesLeading: Bool, _ font: UIFont
  ) {
    self.text = text
    self.place = place
    self.space = space
    self.shape = shape
    self.usesLeading = usesLeading
    self.font = font
    origin = place
    while self.place < text.length, addRow() {}
    laid.fit.isTruncated = self.place < text.length || !addEmptyRow()
  }

  /// The tolerance for sums of heights and widths.
  private static let tolerance = 1e-6

  private var hasAllRows: Bool { space.maximumLines > 0 && rowCount == space.maximumLines }

  private func hasRoom(_ top: Double, _ height: Double) -> Bool {
    space.size.height <= 0 || (rowCount == 0 && top == 0)
      || top + height <= Double(space.size.height) + Self.tolerance
  }

  // MARK: Rows

  /// Adds a row, and returns whether there is room for one.
  private mutating func addRow() -> Bool {
    let paragraph = text.paragraph(at: place)
    let next = text.place(after: place, forward: true) { _ in false }
    guard !hasAllRows, let first = line(place, next, continues: place > paragraph.first) else {
      return false
    }
    var top = bottom + (rowCount > 0 ? gap + first.spaceAbove : 0)
    var height = first.height
    for _ in 0..<LineShape.mostSteps {
      guard hasRoom(top, height) else { return false }
      let row = row(at: top, height, paragraph)
      let descent = row.map(\.descent).max() ?? 0
      let needed = row.map { $0.height + (descent - $0.descent) }.max() ?? 0
      if needed > height + Self.tolerance {
        height = needed
      } else if !row.isEmpty {
        take(row, top, needed, descent)
        return true
      } else if let below = shape.heightBelow(CGFloat(top)) {
        (top, height) = (Double(below), first.height)
      } else {
        return false
      }
    }
    return false
  }

  /// Returns the parts of a row that is asked for at a height.
  private func row(
    at top: Double, _ height: Double, _ paragraph: (first: Int, last: Int)
  ) -> [LaidLine] {
    var row: [LaidLine] = []
    var start = place
    let rect = CGRect(x: 0, y: top, width: Double(space.fullWidth), height: height)
    for free in shape.free(rect, place) {
      guard start < text.length, start <= paragraph.last else { break }
      let isWhole = free.width >= space.fullWidth
      // A line without letters would be content with no room at all.
      guard isWhole || free.width > 2 * space.padding else { continue }
      // A line break may be two code units.
      let line = line(
        start, min(paragraph.last + 2, text.length), in: free, continues: start > paragraph.first)
      guard let line, origin + line.end > start else { continue }
      let isTooNarrow = line.indent + line.width > (line.room ?? 0) + Self.tolerance
      if isTooNarrow, !isWhole { continue }
      row.append(line)
      start = origin + line.end
    }
    return row
  }

  private mutating func take(
    _ row: [LaidLine], _ top: Double, _ height: Double, _ descent: Double
  ) {
    for line in row {
      var line = line
      (line.top, line.height, line.descent) = (top, height, descent)
      laid.lines.append(line)
      laid.fit.size.width = max(
        laid.fit.size.width, CGFloat(line.left + line.indent + line.width))
      laid.fit.lastLineWidth = CGFloat(line.width)
      gap = line.spaceBelow
      place = origin + line.end
    }
    rowCount += 1
    bottom = top + height
    laid.fit.lineCount = rowCount
    laid.fit.size.height = CGFloat(bottom)
  }

  /// Adds the empty row after a line break at the end, and returns whether it has room, if it is
  /// there.
  private mutating func addEmptyRow() -> Bool {
    let last = text.place(after: text.length, forward: false) { _ in false }
    let end = NSRange(location: last, length: text.length - last)
    guard text.text(in: end).last?.isNewline == true, var line = line(last, text.length) else {
      return true
    }
    let top = CGFloat(bottom + gap)
    guard !hasAllRows,
      let room = shape.room(from: top, height: CGFloat(line.height), in: space, at: text.length),
      hasRoom(Double(room.minY), line.height)
    else { return false }
    line.start = line.end
    line.left = Double(room.minX)
    line.room = Double(room.width - 2 * space.padding)
    take([line], Double(room.minY), line.height, line.descent)
    return true
  }

  // MARK: Lines

  /// Returns the first line of a part of the text, where it has the room of a rectangle or all.
  private func line(
    _ start: Int, _ end: Int, in rect: CGRect? = nil, continues: Bool = false
  ) -> LaidLine? {
    let rect = rect ?? CGRect(x: 0, y: 0, width: space.fullWidth, height: 0)
    var measure = space.measure(usesLeading: usesLeading)
    measure.width = max(0, rect.width - 2 * space.padding)
    measure.height = .greatestFiniteMagnitude
    measure.maximumLines = 1
    let margins = TextLines.Margins(
      left: Double(rect.minX), right: Double(space.fullWidth - rect.maxX))
    var lines = TextLines(
      measure, notesStarts: true, margins: margins, continuesParagraph: continues)
    lines.add(text.parts(in: NSRange(location: start, length: end - start)), or: font)
    guard var line = lines.finishedLines().lines.first else { return nil }
    let offset = start - origin
    line.start += offset
    line.end += offset
    for index in line.tabs.indices { line.tabs[index].place += offset }
    line.left = Double(rect.minX)
    line.room = Double(measure.width)
    return line
  }
}

/// Changes of the bytes of a file that keep its lines where they are.
struct Edits {
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  private let file: SourceFile
  private(set) var all: [Edit] = []

  init(of file: SourceFile) { self.file = file }

  /// Puts a text in the place of another one, with as many line breaks as stood there.
  mutating func replace(_ start: Int, _ end: Int, with text: String) {
    guard start <= end else { return }
    let lost = file.bytes[start..<min(end, file.bytes.count)].reduce(0) { count, byte in
      count + (byte == Ascii.newline ? 1 : 0)
    }
    all.append(Edit(range: start..<end, text: text + String(repeating: "\n", count: lost)))
  }

  mutating func insert(_ text: String, at offset: Int) {
    all.append(Edit(range: offset..<offset, text: text))
  }

  /// Puts blanks in the place of a text, so that what follows keeps its column.
  mutating func blank(_ start: Int, _ end: Int) {
    let blanks = file.bytes[start..<end].map { byte -> UInt8 in
      byte == Ascii.newline || byte == Ascii.carriageReturn ? byte : Ascii.space
    }
    all.append(Edit(range: start..<end, text: String(decoding: blanks, as: UTF8.self)))
  }

  /// Blanks a text and forgets what was to be changed in it.
  mutating func remove(_ start: Int, _ end: Int) {
    all.removeAll { $0.range.lowerBound >= start && $0.range.upperBound <= end }
    blank(start, end)
  }

  /// The bytes from one offset to another, changed; of changes that overlap, the first one holds.
  func applied(from start: Int, to end: Int) -> [UInt8] {
    var pieces = SourcePieces()
    return applied(from: start, to: end, pieces: &pieces)
  }

  /// The changed bytes, and where they come from.
  func applied(from start: Int, to end: Int, pieces: inout SourcePieces) -> [UInt8] {
    var output: [UInt8] = []
    var at = start
    let ordered = all.enumerated()
      .filter { $0.element.range.lowerBound >= start && $0.element.range.upperBound <= end }
      .sorted { first, second in
        let (a, b) = (first.element.range, second.element.range)
        return (a.lowerBound, a.upperBound, first.offset) < (
          b.lowerBound, b.upperBound, second.offset
        )
      }
    for (_, edit) in ordered where edit.range.lowerBound >= at {
      pieces.add(at: output.count, from: at, count: edit.range.lowerBound - at)
      output += file.bytes[at..<edit.range.lowerBound]
      output += Array(edit.text.utf8)
      at = edit.range.upperBound
    }
    pieces.add(at: output.count, from: at, count: end - at)
    return output + file.bytes[at..<end]
  }
}

import PixelCoverage

/// What stands for a symbol that is not drawn: a box with its name in it.
enum MissingSymbol {
  static func layers(_ name: String, in frame: SymbolFrame) -> [SymbolLayer] {
    let half = max(frame.size / 50, 1)
    let box = StrokePath(box: 8 * 16, 8 * 16, width: 84 * 16, height: 84 * 16, radius: 8 * 16)
    var shapes: [SymbolShape] = [
      .line(PenLine(points: box.points(frame.place), rx: half, ry: half))
    ]
    let words = name.split(separator: ".").prefix(4)
    guard !words.isEmpty else { return [SymbolLayer(level: 0, shape: .all(shapes))] }
    let longest = min(words.map(\.count).max() ?? 1, 9)
    let height = min(72 / words.count, 30)
    for (row, word) in words.enumerated() {
      let letters = word.prefix(9)
      let width = 72 / max(longest, 3)
      let left = 50 - width * letters.count / 2
      let top = 50 - height * words.count / 2 + row * height
      for (column, letter) in letters.enumerated() {
        let corner = frame.place(FixedPoint(x: (left + column * width) * 16, y: top * 16))
        let lines = MissingGlyph.letter(
          Character(letter.uppercased()), corner.x, corner.y,
          width: width * frame.size * 7 / 1000, height: height * frame.size * 7 / 1000,
          half: max(half * 3 / 5, 1))
        shapes += lines.map(SymbolShape.line)
      }
    }
    return [SymbolLayer(level: 0, shape: .all(shapes))]
  }
}

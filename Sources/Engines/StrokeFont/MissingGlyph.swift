import PixelCoverage

/// What stands for a character that the font does not have: a box with its number in it.
enum MissingGlyph {
  static func lines(_ character: Character, _ style: StrokeStyle, advance: Int) -> [PenLine] {
    guard let code = character.unicodeScalars.first?.value, advance > 0,
      advance > style.length(100)
    else { return [] }
    let digits = String(code, radix: 16, uppercase: true)
    let label = String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    let half = max(style.length(32), 32)
    let left = style.length(90) + half
    let (right, top) = (max(advance - left, left + 1), style.capHeight)
    var box = PenLine(
      points: [
        FixedPoint(x: left, y: 0), FixedPoint(x: left, y: -top), FixedPoint(x: right, y: -top),
        FixedPoint(x: right, y: 0), FixedPoint(x: left, y: 0),
      ], rx: half, ry: half)
    box.hasCorners = true
    var lines = [box]
    let perRow = (label.count + 1) / 2
    let cell = (right - left - 2 * half) / max(perRow, 1)
    for (index, digit) in label.enumerated() {
      let (column, row) = (index % perRow, index / perRow)
      let x = left + half + column * cell + cell / 6
      let y = -top + top / 10 + row * top * 45 / 100
      lines += letter(digit, x, y, width: cell * 2 / 3, height: top * 32 / 100, half: half * 2 / 3)
    }
    return lines
  }

  /// Returns a letter within a small rectangle.
  static func letter(
    _ letter: Character, _ x: Int, _ y: Int, width: Int, height: Int, half: Int
  ) -> [PenLine] {
    guard let found = GlyphTable.shared.find(letter, isMonospaced: false) else { return [] }
    let drawing = found.drawing
    let wide = max(drawing.box.high - drawing.box.low, 1)
    let tall = 1434 * 16
    return drawing.strokes.map { stroke in
      let points = stroke.path.points { point in
        FixedPoint(
          x: x
            + (drawing.box.high > drawing.box.low
              ? (point.x - drawing.box.low) * width / wide : width / 2),
          y: y + height - (point.y * height).dividedDown(by: tall))
      }
      return PenLine(points: points, rx: half, ry: half)
    }
  }
}

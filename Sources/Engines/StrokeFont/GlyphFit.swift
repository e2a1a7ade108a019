import PixelCoverage

/// A letter on its way to pixels: drawn on a grid of its own, and fitted to the width of its advance.
///
/// What stands beside it is a share of what stands beside a straight stem. What is left of the
/// advance, less the pen, is the width of the skeleton, which is stretched to it. Points are in 1/256 of
/// a pixel around the origin on the baseline, with the y axis pointing up until the end.
struct GlyphFit {
  private let style: StrokeStyle
  private let drawing: GlyphDrawing
  private let wx: Int
  private let wy: Int
  private let start: Int
  /// The stretch of the drawing, in 1/4096.
  private let stretch: Int
  private let advance: Int
  private var lines: [PenLine] = []

  /// Returns the lines of a character, with the y axis pointing down.
  static func lines(_ character: Character, _ style: StrokeStyle, advance: Int) -> [PenLine] {
    guard !character.isWhitespace, style.size > 0 else { return [] }
    let found = GlyphTable.shared.find(character, isMonospaced: style.isMonospaced)
    guard let found else { return MissingGlyph.lines(character, style, advance: advance) }
    var fit = GlyphFit(style, found.drawing, advance: advance)
    fit.addStrokes()
    if !found.marks.isEmpty { fit.add(found.marks) }
    if style.isFlat { fit.flatten() }
    for line in fit.lines.indices {
      for index in fit.lines[line].points.indices { fit.lines[line].points[index].y.negate() }
    }
    return fit.lines
  }

  private init(_ style: StrokeStyle, _ drawing: GlyphDrawing, advance: Int) {
    self.style = style
    self.drawing = drawing
    self.advance = advance
    let whole = StrokeStyle.whole
    let share =
      drawing.pen.regular * whole
      + (drawing.pen.black - drawing.pen.regular) * max(style.weight, 0)
    wx = style.pen * share / (100 * whole)
    wy = wx * style.flatness / whole
    let unit = drawing.zone == .small ? style.smallBearing : style.capitalBearing
    let left = (unit * drawing.left).dividedDown(by: 100)
    let right = (unit * drawing.right).dividedDown(by: 100)
    let width = drawing.box.high - drawing.box.low
    guard width > 0 else {
      stretch = 4096
      start = drawing.left == drawing.right ? advance / 2 : (left * 2 + wx) / 2
      return
    }
    let space = advance - left - right - wx
    let drawn = max(width * style.size, 1)
    // The narrowest is 0.45 of what is drawn.
    stretch = min(
      max((space << 27).dividedDown(by: drawn), 1843), drawing.widest * 4096 / 100)
    start = left + wx / 2 + (space - (drawn * stretch) >> 27) / 2
  }

  // MARK: Heights

  private func snapped(_ height: Int) -> Int {
    style.isSnapped ? ((height + 128) >> 8) << 8 : height
  }

  private var capital: Int { snapped(style.capHeight) }

  /// Returns where a height of the drawing is: where letters end, the pen ends too.
  private func height(_ value: Int) -> Int {
    let half = wy / 2
    let (cap, small) = (capital, snapped(style.xHeight))
    let isSmall = drawing.zone == .small
    let (design, real) = isSmall ? (1062 * 16, small) : (1434 * 16, cap)
    func inCapitals(_ value: Int) -> Int { (value * cap).dividedDown(by: 1434 * 16) }
    if drawing.zone == .middle { return inCapitals(value) }
    if value < 0 { return half + inCapitals(value) }
    guard value > design else { return half + (value * (real - 2 * half)).dividedDown(by: design) }
    guard isSmall else { return real - half + inCapitals(value - design) }
    let top = snapped((style.capHeight * 1500).dividedDown(by: 1434))
    return real - half
      + ((value - design) * (top - real)).dividedDown(by: 1500 * 16 - design)
  }

  /// Returns a point slanted, if letters are: by 9.5 degrees around half the height of a small x.
  private func leaning(_ x: Int, _ y: Int) -> FixedPoint {
    guard style.isItalic else { return FixedPoint(x: x, y: y) }
    return FixedPoint(x: x + ((y - style.xHeight / 2) * 43) >> 8, y: y)
  }

  // MARK: Strokes

  private func place(_ point: FixedPoint) -> FixedPoint {
    leaning(start + ((point.x - drawing.box.low) * stretch * style.size) >> 27, height(point.y))
  }

  private mutating func addStrokes() {
    for stroke in drawing.strokes {
      lines.append(
        PenLine(
          points: stroke.path.points(place), rx: wx * stroke.factor / 200,
          ry: wy * stroke.factor / 200))
    }
  }

  // MARK: Marks

  private mutating func add(_ marks: [Unicode.Scalar]) {
    let ink = lines.flatMap(\.points)
    let isCapital = drawing.zone == .capital
    let middle =
      (place(FixedPoint(x: drawing.box.low, y: 0)).x
        + place(FixedPoint(x: drawing.box.high, y: 0)).x) / 2
    var top = height((isCapital ? 1434 : 1062) * 16) + wy / 2
    let tall = ink.map(\.y).max() ?? top
    if !isCapital, tall > top + wy { top = tall + wy / 2 }
    let right = ink.map(\.x).max() ?? middle
    let thin = 920 - max(style.weight, 0) * 140 / StrokeStyle.whole
    let (mx, my) = (wx * thin / 1000, wy * thin / 1000)
    let gap = style.length(isCapital ? 120 : 170)
    for scalar in marks {
      guard let mark = GlyphTable.shared.mark(scalar) else { continue }
      let capitals = height((isCapital ? 1434 : 1062) * 16)
      let (x, y): (Int, Int) =
        switch mark.place {
        case .above: (middle, top + gap + my / 2)
        case .below: (middle, wy / 2)
        case .hook: (right - wx / 3, wy / 2)
        case .horn: (right - wx / 4, capitals)
        case .side: (right + wx / 2, height((isCapital ? 1434 : 1500) * 16))
        }
      let narrow = narrowness(of: mark, pen: mx)
      for stroke in mark.strokes {
        let points = stroke.path.points { point in
          let dy = style.length(point.y, part: 16) * (isCapital ? 82 : 100)
          let dx = (style.length(point.x, part: 16) * narrow).dividedDown(by: 100)
          return leaning(x + dx, y + dy.dividedDown(by: 100))
        }
        lines.append(
          PenLine(points: points, rx: mx * stroke.factor / 200, ry: my * stroke.factor / 200))
      }
      if mark.place == .above { top += gap + style.length(260) }
    }
  }

  /// Returns how wide a mark may be, in hundredths: on a narrow letter it would touch the next one.
  private func narrowness(of mark: GlyphTable.Mark, pen: Int) -> Int {
    guard mark.place == .above || mark.place == .below else { return 100 }
    let points = mark.strokes.flatMap { $0.path.points { $0 } }
    let low = points.map(\.x).min() ?? 0
    let width = style.length((points.map(\.x).max() ?? 0) - low, part: 16)
    let room = advance - style.length(90) - pen
    guard width > room, width > 0 else { return 100 }
    return max(room * 100 / width, 55)
  }

  // MARK: Flat ends

  /// Cuts strokes off straight where they end free, and gives them pointed corners.
  private mutating func flatten() {
    let all = lines
    for index in lines.indices where lines[index].points.count > 1 {
      let points = lines[index].points
      lines[index].hasCorners = true
      let others = all.enumerated().filter { $0.offset != index }.map(\.element.points)
      let reach = max(lines[index].rx, lines[index].ry)
      func isFree(_ points: [FixedPoint]) -> Bool {
        let end = points[0]
        if others.contains(where: { Self.comes($0, near: end, reach) }) { return false }
        // The line itself may come back to where it began.
        let far = points.firstIndex { !$0.isNear(end, reach * 3) } ?? points.count
        return !Self.comes(Array(points[far...]), near: end, reach)
      }
      if isFree(points) { lines[index].start = .flat }
      if isFree(points.reversed()) { lines[index].end = .flat }
    }
  }

  /// Returns whether a line goes by a point.
  private static func comes(
    _ points: [FixedPoint], near point: FixedPoint, _ reach: Int
  ) -> Bool {
    guard points.count > 1 else { return points.first?.isNear(point, reach) ?? false }
    for index in 1..<points.count {
      let (a, b) = (points[index - 1], points[index])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let length = dx * dx + dy * dy
      let along = (point.x - a.x) * dx + (point.y - a.y) * dy
      let nearest: FixedPoint
      if along <= 0 || length == 0 {
        nearest = a
      } else if along >= length {
        nearest = b
      } else {
        nearest = FixedPoint(x: a.x + along * dx / length, y: a.y + along * dy / length)
      }
      if nearest.isNear(point, reach) { return true }
    }
    return false
  }
}

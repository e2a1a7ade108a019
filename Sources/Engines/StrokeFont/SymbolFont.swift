import PixelCoverage

/// The symbols of the project's own drawing, by the names that apps give to the system's.
///
/// A name is taken apart from the right: what is not drawn as a whole is composed, such as
/// `bell.slash.fill` or `12.circle`.
package enum SymbolFont {
  /// The weights from ultra light to black: widths of the pen in tenths, on a grid of 100.
  package static let pens = [22, 36, 56, 74, 84, 94, 106, 120, 130]
  /// The pen of the regular weight.
  package static let regularPen = 74

  /// The names of all symbols that are drawn as a whole.
  package static var names: [String] { SymbolTable.shared.names.filter { $0 != "missing" } }

  /// Returns whether a name is known, as a whole or composed.
  package static func has(_ name: String) -> Bool { layers(name[...], probe, regularPen) != nil }

  private static let probe = SymbolFrame(x: 0, y: 0, size: 25_600)

  /// Returns what a symbol consists of, from back to front; one that is not known is a box with its
  /// name.
  package static func layers(of name: String, in frame: SymbolFrame, pen: Int) -> [SymbolLayer] {
    layers(name[...], frame, pen) ?? MissingSymbol.layers(name, in: frame)
  }

  private static func layers(
    _ name: Substring, _ frame: SymbolFrame, _ pen: Int
  ) -> [SymbolLayer]? {
    let table = SymbolTable.shared
    if let parts = table.parts(name), name != "missing" {
      return [SymbolLayer(level: 0, shape: shape(of: parts, isFull: false, frame, pen))]
    }
    if let parts = characters(name) {
      return [SymbolLayer(level: 0, shape: shape(of: parts, isFull: false, frame, pen))]
    }
    if name.hasSuffix(".badge.fill") {
      return layers(name.dropLast(11) + ".fill.badge", frame, pen)
    }
    if let badge = name.firstRange(of: ".badge.") {
      let base = layers(name[..<badge.lowerBound], frame.inside(44, 46, 90), pen)
      let added = layers(name[badge.upperBound...], frame.inside(79, 77, 36), pen * 22 / 10)
      guard let base, let added else { return nil }
      return beside(base, circle(79, 77, 25, frame), added)
    }
    if name.hasSuffix(".badge") {
      guard let base = layers(name.dropLast(6), frame, pen) else { return nil }
      let dot = SymbolLayer(level: 0, shape: .area(circle(78, 22, 17, frame)))
      return beside(base, circle(78, 22, 26, frame), [dot])
    }
    let isFull = name.hasSuffix(".fill")
    let stem = isFull ? name.dropLast(5) : name
    if isFull, let parts = table.parts(stem) {
      return [SymbolLayer(level: 0, shape: shape(of: parts, isFull: true, frame, pen))]
    }
    if stem.hasSuffix(".slash") { return slashed(stem.dropLast(6), isFull: isFull, frame, pen) }
    for border in borders where stem.hasSuffix(".\(border.name)") {
      let base = stem.dropLast(border.name.count + 1)
      return bordered(base, border, isFull: isFull, frame, pen)
    }
    return isFull ? layers(stem, frame, pen) : nil
  }

  private struct Border {
    var name: Substring
    /// How large the symbol in it is, in hundredths.
    var share: Int
  }

  private static let borders = [
    Border(name: "circle", share: 50), Border(name: "square", share: 54),
    Border(name: "rectangle", share: 44), Border(name: "app", share: 54),
    Border(name: "diamond", share: 40), Border(name: "triangle", share: 40),
    Border(name: "hexagon", share: 44), Border(name: "seal", share: 46),
  ]

  private static func bordered(
    _ base: Substring, _ border: Border, isFull: Bool, _ frame: SymbolFrame, _ pen: Int
  ) -> [SymbolLayer]? {
    let table = SymbolTable.shared
    guard let outer = table.parts(border.name) else { return nil }
    let hasOutline = table.parts(base)?.contains { $0.kind == .outline } ?? false
    // In small symbols the pen is wider, so that lines look alike.
    let inner = layers(
      hasOutline ? base + ".fill" : base, frame.inside(50, 50, border.share),
      pen * 875 / (10 * border.share))
    guard let inner else { return nil }
    let around = shape(of: outer, isFull: isFull, frame, pen)
    guard isFull else { return [SymbolLayer(level: 1, shape: around)] + inner }
    let whole = SymbolShape.all(inner.map(\.shape))
    // With colors of their own both are seen; in one color the inner one is a hole.
    return [SymbolLayer(level: 1, shape: .cut(around, whole)), SymbolLayer(level: 2, shape: whole)]
  }

  private static func slashed(
    _ base: Substring, isFull: Bool, _ frame: SymbolFrame, _ pen: Int
  ) -> [SymbolLayer]? {
    guard let below = layers(isFull ? base + ".fill" : base, frame, pen) else { return nil }
    let half = pen * frame.size / 2000
    func line(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int, _ half: Int) -> SymbolShape {
      .line(
        PenLine(
          points: [
            frame.place(FixedPoint(x: ax * 16, y: ay * 16)),
            frame.place(FixedPoint(x: bx * 16, y: by * 16)),
          ], rx: half, ry: half))
    }
    let gap = line(20, 8, 94, 82, half * 5 / 4)
    return below.map { SymbolLayer(level: 1, shape: .cut($0.shape, gap)) }
      + [SymbolLayer(level: 0, shape: line(12, 14, 86, 88, half))]
  }

  private static func beside(
    _ base: [SymbolLayer], _ hole: [FixedPoint], _ added: [SymbolLayer]
  ) -> [SymbolLayer] {
    base.map { SymbolLayer(level: 1, shape: .cut($0.shape, .area(hole))) }
      + added.map { SymbolLayer(level: 0, shape: $0.shape) }
  }

  private static func circle(_ x: Int, _ y: Int, _ radius: Int, _ frame: SymbolFrame)
    -> [FixedPoint]
  {
    StrokePath(ellipse: FixedPoint(x: x * 16, y: y * 16), radius * 16, radius * 16)
      .points(frame.place)
  }

  private static func shape(
    of parts: [SymbolTable.Part], isFull: Bool, _ frame: SymbolFrame, _ pen: Int
  ) -> SymbolShape {
    var shapes: [SymbolShape] = []
    for part in parts {
      let points = part.path.points(frame.place)
      let half = max(1, pen * frame.size * part.factor / 200_000)
      var own: [SymbolShape] = []
      if !isFull || part.kind != .eye {
        own.append(.line(PenLine(points: points, rx: half, ry: half)))
      }
      let isArea = part.kind == .full || (isFull && (part.kind == .outline || part.kind == .eye))
      if isArea { own.append(.area(points)) }
      if isFull, part.kind == .detail || part.kind == .eye {
        shapes = [.cut(.all(shapes), .all(own))]
      } else {
        shapes += own
      }
    }
    return .all(shapes)
  }

  /// Returns a capital or a number as parts of a symbol, as `12.circle` has it.
  private static func characters(_ name: Substring) -> [SymbolTable.Part]? {
    let isLetter = name.count == 1 && name.allSatisfy { ("a"..."z").contains($0) }
    let isNumber = name.count <= 2 && name.allSatisfy { ("0"..."9").contains($0) }
    guard isLetter || isNumber, !name.isEmpty else { return nil }
    var parts: [SymbolTable.Part] = []
    var at = 0
    let gap = 270 * 16
    for letter in name.uppercased() {
      guard let drawing = GlyphTable.shared.find(letter, isMonospaced: false)?.drawing else {
        return nil
      }
      for stroke in drawing.strokes {
        var part = SymbolTable.Part()
        part.factor = stroke.factor
        part.path = stroke.path.mapped {
          FixedPoint(x: $0.x - drawing.box.low + at, y: $0.y)
        }
        parts.append(part)
      }
      at += drawing.box.high - drawing.box.low + gap
    }
    let wide = at - gap
    // Thousandths of the grid for a unit of letters.
    let share = name.count == 1 ? 53 : 44
    for index in parts.indices {
      parts[index].path = parts[index].path.mapped { point in
        FixedPoint(
          x: 800 + ((point.x - wide / 2) * share).dividedDown(by: 1000),
          y: 800 - ((point.y - 717 * 16) * share).dividedDown(by: 1000))
      }
    }
    return parts
  }
}

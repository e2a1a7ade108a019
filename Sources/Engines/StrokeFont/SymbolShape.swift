package import PixelCoverage

/// The parts of a symbol.
package indirect enum SymbolShape: Hashable, Sendable {
  case line(PenLine)
  case area([FixedPoint])
  case all([SymbolShape])
  /// One shape without what another one covers.
  case cut(SymbolShape, SymbolShape)

  /// Returns the shape with its points moved.
  package func mapped(_ map: (FixedPoint) -> FixedPoint) -> SymbolShape {
    switch self {
    case .line(var line):
      line.points = line.points.map(map)
      return .line(line)
    case .area(let points): return .area(points.map(map))
    case .all(let shapes): return .all(shapes.map { $0.mapped(map) })
    case .cut(let shape, let hole): return .cut(shape.mapped(map), hole.mapped(map))
    }
  }

  /// The covered area.
  package var spans: LineSpans {
    var spans = LineSpans()
    switch self {
    case .line(let line): spans.add(line)
    case .area(let points): spans.fill(points)
    case .all(let shapes): for shape in shapes { spans.add(shape.spans) }
    case .cut(let shape, let hole):
      spans = shape.spans
      spans.cut(hole.spans)
    }
    return spans
  }
}

/// A part of a symbol that has a color of its own.
package struct SymbolLayer: Hashable, Sendable {
  /// 0 for what the symbol says first, 1 for what stands around or behind it.
  package var level: Int
  package var shape: SymbolShape
}

/// Where a symbol is drawn: a square, in 1/256 of a pixel.
package struct SymbolFrame: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var size: Int

  package init(x: Int, y: Int, size: Int) {
    self.x = x
    self.y = y
    self.size = size
  }

  /// Returns the square around a place on the grid that is a share of this one, in hundredths.
  func inside(_ cx: Int, _ cy: Int, _ share: Int) -> SymbolFrame {
    SymbolFrame(
      x: x + size * (cx * 100 - 50 * share) / 10_000,
      y: y + size * (cy * 100 - 50 * share) / 10_000, size: size * share / 100)
  }

  /// Returns where a point of the grid is, which is in 1/16.
  func place(_ point: FixedPoint) -> FixedPoint {
    FixedPoint(
      x: x + (point.x * size).dividedDown(by: 1600), y: y + (point.y * size).dividedDown(by: 1600))
  }
}

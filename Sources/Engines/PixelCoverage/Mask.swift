/// How much is covered of each pixel within a rectangle, from 0 to 255, row by row from the top.
package struct Mask: Hashable, Sendable {
  package var x: Range<Int>
  package var y: Range<Int>
  /// The values, or none where every pixel is covered whole.
  package var values: [UInt8]

  package init(x: Range<Int>, y: Range<Int>, values: [UInt8]) {
    self.x = x
    self.y = y
    self.values = values
  }

  /// Creates the mask that covers a rectangle of pixels whole.
  package init(x: Range<Int>, y: Range<Int>) { self.init(x: x, y: y, values: []) }

  /// The mask that covers nothing.
  package static let nothing = Mask(x: 0..<0, y: 0..<0)

  package var isEmpty: Bool { x.isEmpty || y.isEmpty }
  /// Whether every pixel of the rectangle is covered whole.
  package var isWhole: Bool { values.isEmpty }

  /// Creates what an upright rectangle covers within limits, in 1/256 of a pixel.
  package init(
    left: Int, top: Int, right: Int, bottom: Int, withinX limitX: Range<Int>, y limitY: Range<Int>
  ) {
    let one = FixedPoint.one
    func pixels(_ low: Int, _ high: Int) -> Range<Int> {
      let first = low.dividedDown(by: one)
      return first..<Swift.max(first, (high + one - 1).dividedDown(by: one))
    }
    let columns = pixels(left, right).clamped(to: limitX)
    let rows = pixels(top, bottom).clamped(to: limitY)
    self.init(x: columns, y: rows)
    func part(_ pixel: Int, _ low: Int, _ high: Int) -> Int {
      Swift.max(Swift.min((pixel + 1) * one, high) - Swift.max(pixel * one, low), 0)
    }
    guard !isEmpty else { return }
    let widths = columns.map { part($0, left, right) }
    let heights = rows.map { part($0, top, bottom) }
    guard widths.contains(where: { $0 < one }) || heights.contains(where: { $0 < one }) else {
      return
    }
    values.reserveCapacity(columns.count * rows.count)
    for height in heights {
      for width in widths {
        values.append(UInt8(truncatingIfNeeded: (width * height * 255 + 32_768) >> 16))
      }
    }
  }

  /// Returns how much is covered of a pixel.
  package func value(x column: Int, y row: Int) -> UInt8 {
    guard x.contains(column), y.contains(row) else { return 0 }
    return isWhole ? 255 : values[(row - y.lowerBound) * x.count + column - x.lowerBound]
  }

  /// Returns the mask, moved by whole pixels.
  package func moved(dx: Int, dy: Int) -> Mask {
    Mask(
      x: x.lowerBound + dx..<x.upperBound + dx, y: y.lowerBound + dy..<y.upperBound + dy,
      values: values)
  }

  /// Returns whether another mask, moved, lies within this one where it covers whole pixels.
  package func holds(_ other: Mask, dx: Int, dy: Int) -> Bool {
    isWhole && x.lowerBound <= other.x.lowerBound + dx && x.upperBound >= other.x.upperBound + dx
      && y.lowerBound <= other.y.lowerBound + dy && y.upperBound >= other.y.upperBound + dy
  }

  /// Limits the mask to what another one covers as well.
  package mutating func limit(to other: Mask) {
    let columns = x.clamped(to: other.x)
    let rows = y.clamped(to: other.y)
    guard !columns.isEmpty, !rows.isEmpty else {
      self = .nothing
      return
    }
    if other.isWhole { return crop(x: columns, y: rows) }
    var product = other
    product.crop(x: columns, y: rows)
    if !isWhole {
      var own = self
      own.crop(x: columns, y: rows)
      own.values.withUnsafeBufferPointer { own in
        product.values.withUnsafeMutableBufferPointer { product in
          for index in 0..<product.count {
            product[index] = UInt8(
              truncatingIfNeeded: (Int(product[index]) * Int(own[index]) + 127) / 255)
          }
        }
      }
    }
    self = product
  }

  /// Keeps the part within a rectangle of pixels, which must lie inside.
  private mutating func crop(x columns: Range<Int>, y rows: Range<Int>) {
    guard columns != x || rows != y else { return }
    if !isWhole {
      var kept: [UInt8] = []
      kept.reserveCapacity(columns.count * rows.count)
      for row in rows {
        let start = (row - y.lowerBound) * x.count + columns.lowerBound - x.lowerBound
        kept += values[start..<start + columns.count]
      }
      values = kept
    }
    x = columns
    y = rows
  }
}

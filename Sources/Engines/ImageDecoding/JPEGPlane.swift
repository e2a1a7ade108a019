/// The samples of one color, which may be fewer than there are pixels.
struct JPEGPlane {
  /// The two samples between which a pixel lies, and how near it is to the second one.
  struct Tap {
    let first: Int
    let second: Int
    let weight: Int
  }

  let samples: [UInt8]
  let rowLength: Int
  let columns: (taps: [Tap], whole: Int)
  let rows: (taps: [Tap], whole: Int)

  /// Returns where pixels lie among samples, and what a weight is a part of: 1 where there is a
  /// sample for each pixel.
  static func taps(_ count: Int, _ sampled: Int, _ most: Int) -> (taps: [Tap], whole: Int) {
    guard sampled < most else {
      return ((0..<count).map { Tap(first: $0, second: $0, weight: 0) }, 1)
    }
    let whole = most * 2
    let last = (count * sampled + most - 1) / most - 1
    let taps = (0..<count).map { pixel in
      // The middle of the pixel, from the middle of the first sample on.
      let place = max((2 * pixel + 1) * sampled - most, 0)
      let first = min(place / whole, last)
      return Tap(first: first, second: min(first + 1, last), weight: place % whole)
    }
    return (taps, whole)
  }

  /// The value of a pixel.
  func value(_ x: Int, _ y: Int) -> Int {
    let (column, row) = (columns.taps[x], rows.taps[y])
    let (above, below) = (row.first * rowLength, row.second * rowLength)
    guard column.weight > 0 || row.weight > 0 else { return Int(samples[above + column.first]) }
    func mixed(_ start: Int) -> Int {
      Int(samples[start + column.first]) * (columns.whole - column.weight)
        + Int(samples[start + column.second]) * column.weight
    }
    let all = columns.whole * rows.whole
    return (mixed(above) * (rows.whole - row.weight) + mixed(below) * row.weight + all / 2) / all
  }
}

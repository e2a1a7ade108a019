/// The pixels of a picture, four bytes each.
struct Pixels {
  let bytes: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let rowBytes: Int

  init?(_ buffer: vImage_Buffer) {
    guard let data = buffer.data else { return nil }
    bytes = data.assumingMemoryBound(to: UInt8.self)
    (width, height, rowBytes) = (Int(buffer.width), Int(buffer.height), buffer.rowBytes)
  }

  subscript(x: Int, y: Int, channel: Int) -> UInt8 {
    get { bytes[y * rowBytes + x * 4 + channel] }
    nonmutating set { bytes[y * rowBytes + x * 4 + channel] = newValue }
  }

  /// The sums from the top left corner on, with a margin around the picture.
  func sums(of channel: Int, wide: Int, high: Int, fill: UInt8?) -> PixelSums {
    var sums = PixelSums(width: width + 2 * wide, height: height + 2 * high)
    for y in 0..<sums.height {
      for x in 0..<sums.width {
        let (column, row) = (x - wide, y - high)
        let isInside = (0..<width).contains(column) && (0..<height).contains(row)
        let inside = self[min(max(column, 0), width - 1), min(max(row, 0), height - 1), channel]
        sums.add(Int(isInside ? inside : fill ?? inside), x, y)
      }
    }
    return sums
  }
}

/// Sums of all that is above and to the left.
struct PixelSums {
  let width: Int
  let height: Int
  private var values: [Int]

  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    values = Array(repeating: 0, count: (width + 1) * (height + 1))
  }

  private subscript(x: Int, y: Int) -> Int {
    get { values[y * (width + 1) + x] }
    set { values[y * (width + 1) + x] = newValue }
  }

  mutating func add(_ value: Int, _ x: Int, _ y: Int) {
    self[x + 1, y + 1] = value + self[x, y + 1] + self[x + 1, y] - self[x, y]
  }

  /// The sum around a pixel of the picture without its margin.
  func sum(_ x: Int, _ y: Int, _ wide: Int, _ high: Int) -> Int {
    let (right, bottom) = (x + 2 * wide + 1, y + 2 * high + 1)
    return self[right, bottom] - self[x, bottom] - self[right, y] + self[x, y]
  }
}

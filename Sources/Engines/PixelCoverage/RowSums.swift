/// The sums of what spans cover in a row of pixels.
///
/// A span adds what it begins with and takes away what it ends with, so that a long one costs no
/// more than a short one.
struct RowSums {
  /// The lines in a row of pixels on which coverage is measured.
  static let lines = 8
  /// The distance between two of them.
  static let step = FixedPoint.one / lines

  private var changes: [Int32]

  init(width: Int) { changes = Array(repeating: 0, count: width + 2) }

  /// Adds a span on one of the lines; both ends lie within the row.
  @inline(__always)
  mutating func add(_ low: Int, _ high: Int, weight: Int32 = 1) {
    let first = low >> 8
    let last = high >> 8
    let before = Int32(truncatingIfNeeded: low & 255) * weight
    let after = Int32(truncatingIfNeeded: high & 255) * weight
    let one = 256 * weight
    changes.withUnsafeMutableBufferPointer { changes in
      changes[first] += one - before
      changes[first + 1] += before
      changes[last] -= one - after
      changes[last + 1] -= after
    }
  }

  /// Writes the row, and begins a new one.
  mutating func flush(into values: UnsafeMutableBufferPointer<UInt8>, at start: Int) {
    let full = FixedPoint.one * Self.lines
    changes.withUnsafeMutableBufferPointer { changes in
      var sum = 0
      for column in 0..<changes.count - 2 {
        sum += Int(changes[column])
        changes[column] = 0
        values[start + column] = UInt8(truncatingIfNeeded: (sum * 255 + full / 2) / full)
      }
      changes[changes.count - 2] = 0
      changes[changes.count - 1] = 0
    }
  }
}

extension LineSpans {
  /// The coverage of pixels by the spans.
  package var mask: Mask {
    var (low, high) = (Int32.max, Int32.min)
    var (top, bottom) = (Int32.max, Int32.min)
    for span in spans where span.high > span.low {
      if span.line < top { top = span.line }
      if span.line > bottom { bottom = span.line }
      if span.low < low { low = span.low }
      if span.high > high { high = span.high }
    }
    guard top <= bottom else { return .nothing }
    let lines = RowSums.lines
    let columns = Int(low) >> 8..<(Int(high) >> 8) + 1
    let first = Int(top).dividedDown(by: lines)
    let rows = first..<Int(bottom).dividedDown(by: lines) + 1
    var mask = Mask(
      x: columns, y: rows, values: Array(repeating: 0, count: columns.count * rows.count))
    let (starts, ends) = sorted(from: Int(top), count: Int(bottom - top) + 1)
    var sums = RowSums(width: columns.count)
    let left = columns.lowerBound << 8
    mask.values.withUnsafeMutableBufferPointer { values in
      ends.withUnsafeBufferPointer { ends in
        var line = 0
        for row in 0..<rows.count {
          let last = min((first + row + 1) * lines - Int(top), starts.count - 1)
          while line < last {
            Self.add(ends, starts[line]..<starts[line + 1], left: left, to: &sums)
            line += 1
          }
          sums.flush(into: values, at: row * columns.count)
        }
      }
    }
    return mask
  }

  /// Adds spans that are sorted, each place once.
  private static func add(
    _ ends: UnsafeBufferPointer<(low: Int32, high: Int32)>, _ range: Range<Int>, left: Int,
    to sums: inout RowSums
  ) {
    var place = range.lowerBound
    while place < range.upperBound {
      let low = ends[place].low
      var high = ends[place].high
      place += 1
      while place < range.upperBound, ends[place].low <= high {
        if ends[place].high > high { high = ends[place].high }
        place += 1
      }
      sums.add(Int(low) - left, Int(high) - left)
    }
  }

  /// Returns the spans line by line, from left to right, and where each line's spans begin.
  private func sorted(from top: Int, count: Int) -> ([Int], [(low: Int32, high: Int32)]) {
    var starts = [Int](repeating: 0, count: count + 1)
    for span in spans where span.high > span.low { starts[Int(span.line) - top + 1] += 1 }
    for line in 0..<count { starts[line + 1] += starts[line] }
    var ends = [(low: Int32, high: Int32)](repeating: (0, 0), count: starts[count])
    var filled = starts
    ends.withUnsafeMutableBufferPointer { ends in
      for span in spans where span.high > span.low {
        let line = Int(span.line) - top
        var place = filled[line]
        filled[line] += 1
        while place > starts[line], ends[place - 1].low > span.low {
          ends[place] = ends[place - 1]
          place -= 1
        }
        ends[place] = (span.low, span.high)
      }
    }
    return (starts, ends)
  }
}

/// The lines of a file, to tell the number of the one that a byte is in.
struct LineIndex {
  private var starts = [0]

  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() where byte == Ascii.newline { starts.append(index + 1) }
  }

  /// The number of the line, from 1.
  func line(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the number of bytes before an offset on its line.
  func column(of offset: Int) -> Int { offset - starts[line(of: offset) - 1] }
}

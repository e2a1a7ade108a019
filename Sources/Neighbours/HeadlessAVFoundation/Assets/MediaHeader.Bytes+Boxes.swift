import Foundation

extension MediaHeader.Bytes {
  /// The boxes in a range, each with its name and the range of what is in it.
  func boxes(in range: Range<Int>) -> [(name: String, range: Range<Int>)] {
    var boxes: [(name: String, range: Range<Int>)] = []
    var index = range.lowerBound
    while index + 8 <= range.upperBound, let size = number(index, 4),
      let name = text(index + 4, 4)
    {
      var start = index + 8
      var length = size
      if size == 1 {
        length = number(start, 8) ?? 0
        start += 8
      } else if size == 0 {
        length = UInt64(range.upperBound - index)
      }
      guard length >= UInt64(start - index) else { break }
      let end = length > UInt64(range.upperBound - index) ? range.upperBound : index + Int(length)
      boxes.append((name, start..<max(start, end)))
      index = end
    }
    return boxes
  }

  /// The range of what is in a box that is in others, from the outer one to the inner one.
  func box(_ names: String..., in range: Range<Int>? = nil) -> Range<Int>? {
    var range = range ?? 0..<count
    for name in names {
      guard let box = boxes(in: range).first(where: { $0.name == name }) else { return nil }
      range = box.range
    }
    return range
  }
}

import Foundation

extension Outline {
  /// Returns the part of the path between two places from 0 to 1, as straight lines.
  func trimmed(from start: CGFloat, to end: CGFloat) -> Outline {
    guard start > 0 || end < 1 else { return self }
    let lines = flattened().map { line in
      line.isClosed ? line.points + line.points.prefix(1) : line.points
    }
    let total = lines.reduce(0) { sum, points in
      sum + zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    let (first, last) = (max(start, 0) * total, min(end, 1) * total)
    var outline = Outline()
    var done: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for (from, to) in zip(points, points.dropFirst()) {
        let length = from.distance(to: to)
        defer { done += length }
        guard length > 0, done + length > first, done < last else { continue }
        if !isDrawing { outline.move(to: from.toward(to, by: max(first - done, 0) / length)) }
        isDrawing = true
        outline.line(to: from.toward(to, by: min(last - done, length) / length))
      }
    }
    return outline
  }
}

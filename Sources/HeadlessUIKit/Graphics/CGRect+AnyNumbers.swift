package import Foundation

/// Foundation's methods work only for finite rectangles: others end the process there.
extension CGRect {
  /// Whether a point lies within the rectangle; no point lies within an invalid one.
  package func holds(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The part that lies within another rectangle; the null rectangle if they do not meet.
  package func part(within other: CGRect) -> CGRect {
    guard !isNull, !other.isNull, isOfNumbers, other.isOfNumbers else { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a part of it, and be it an edge, lies within another rectangle.
  package func meets(_ other: CGRect) -> Bool { !part(within: other).isNull }

  /// Whether it has edges that can be compared.
  private var isOfNumbers: Bool { minX <= maxX && minY <= maxY }
}

public import Foundation

extension CGRect {
  /// Returns whether two rectangles are the same.
  public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// The smallest upright rectangle around this one after a matrix.
  public func applying(_ t: CGAffineTransform) -> CGRect { mapped { $0.applying(t) } }

  /// The rectangle with its edges moved inwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    if isNull || isInfinite { return self }
    return CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }

  /// The rectangle around the four corners, each mapped by itself.
  ///
  /// - Parameter byTwoCorners: Whether two corners tell the others, because nothing turns or scales.
  func mapped(byTwoCorners: Bool = false, _ map: (CGPoint) -> CGPoint) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    let first = map(CGPoint(x: minX, y: minY))
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    func include(_ point: CGPoint) {
      if point.x < left { left = point.x }
      if right < point.x { right = point.x }
      if point.y < top { top = point.y }
      if bottom < point.y { bottom = point.y }
    }
    if !byTwoCorners {
      include(map(CGPoint(x: maxX, y: minY)))
      include(map(CGPoint(x: minX, y: maxY)))
    }
    include(map(CGPoint(x: maxX, y: maxY)))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

import Foundation

extension UIScrollView {
  /// Returns where a point of the content shows once a user has scrolled to it.
  ///
  /// `nil` if no scrolling brings it in.
  final func bringsIn(_ point: CGPoint) -> CGPoint? {
    guard isScrollEnabled else { return nil }
    let offset = offset(toShow: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    let shown = CGRect(origin: offset, size: storedBounds.size)
    guard shown.holds(point) else { return nil }
    return CGPoint(
      x: point.x - offset.x + storedBounds.minX, y: point.y - offset.y + storedBounds.minY)
  }
}

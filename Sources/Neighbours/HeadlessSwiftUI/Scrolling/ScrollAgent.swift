/// Lets a scroll view rest where a behavior says.
final class ScrollAgent: NSObject, UIScrollViewDelegate {
  private var start = CGPoint.zero
  /// Whether a user has scrolled since that was told.
  var isByUser = false
  /// Where the scroll view comes to rest that would glide from a point to another one.
  var rest: (@MainActor (_ start: CGPoint, _ end: CGPoint, _ velocity: CGPoint) -> CGPoint)?

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = scrollView.contentOffset
    isByUser = true
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard let rest else { return }
    targetContentOffset.pointee = rest(start, targetContentOffset.pointee, velocity)
  }
}

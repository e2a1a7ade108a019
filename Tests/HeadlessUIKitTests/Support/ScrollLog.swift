package import Foundation
package import HeadlessUIKit

/// Logs a scroll view's calls of its delegate.
@MainActor
package final class ScrollLog: NSObject, UIScrollViewDelegate {
  package var lines: [String] = []
  package var target: CGPoint?
  package var zoomed: UIView?

  package override init() {}

  private func number(_ value: CGFloat) -> String { String(format: "%g", value) }

  private func state(_ view: UIScrollView) -> String {
    [view.isTracking ? " tracking" : "", view.isDragging ? " dragging" : ""].joined()
      + (view.isDecelerating ? " decelerating" : "")
  }

  package func scrollViewDidScroll(_ scrollView: UIScrollView) {
    lines.append("didScroll \(number(scrollView.contentOffset.y))")
  }
  package func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("willBeginDragging\(state(scrollView))")
  }
  package func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("willEndDragging \(number(targetContentOffset.pointee.y))\(state(scrollView))")
    if let target { targetContentOffset.pointee = target }
  }
  package func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    lines.append("didEndDragging willDecelerate: \(decelerate)\(state(scrollView))")
  }
  package func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    lines.append("shouldScrollToTop")
    return true
  }
  package func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    lines.append("didScrollToTop")
  }
  package func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    lines.append("willBeginDecelerating\(state(scrollView))")
  }
  package func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("didEndDecelerating\(state(scrollView))")
  }
  package func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  package func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    lines.append("willBeginZooming")
  }
  package func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    lines.append("didEndZooming \(number(scale))")
  }
  package func scrollViewDidZoom(_ scrollView: UIScrollView) {
    lines.append("didZoom \(number(scrollView.zoomScale))")
  }
  package func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("didEndScrollingAnimation")
  }
  package func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    lines.append("didChangeAdjustedContentInset \(number(scrollView.adjustedContentInset.top))")
  }
}

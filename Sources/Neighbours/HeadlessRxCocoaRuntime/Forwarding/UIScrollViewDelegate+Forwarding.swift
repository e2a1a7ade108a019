// Written by .ci/rx-forwarding.

public import Foundation
public import HeadlessUIKit

extension UIScrollViewDelegate where Self: _RXDelegateProxy {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidScroll:", [boxed(scrollView)]) { receiver.scrollViewDidScroll(scrollView) }
  }

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewWillBeginDragging:", [boxed(scrollView)]) {
      receiver.scrollViewWillBeginDragging(scrollView)
    }
  }

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send(
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
      [boxed(scrollView), boxed(velocity), boxed(targetContentOffset)]
    ) {
      receiver.scrollViewWillEndDragging(
        scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }
  }

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidEndDragging:willDecelerate:", [boxed(scrollView), boxed(decelerate)]) {
      receiver.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }
  }

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared).scrollViewShouldScrollToTop(
      scrollView)
  }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidScrollToTop:", [boxed(scrollView)]) {
      receiver.scrollViewDidScrollToTop(scrollView)
    }
  }

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewWillBeginDecelerating:", [boxed(scrollView)]) {
      receiver.scrollViewWillBeginDecelerating(scrollView)
    }
  }

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidEndDecelerating:", [boxed(scrollView)]) {
      receiver.scrollViewDidEndDecelerating(scrollView)
    }
  }

  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared).viewForZooming(
      in: scrollView)
  }

  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewWillBeginZooming:with:", [boxed(scrollView), boxed(view)]) {
      receiver.scrollViewWillBeginZooming(scrollView, with: view)
    }
  }

  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidEndZooming:with:atScale:", [boxed(scrollView), boxed(view), boxed(scale)]) {
      receiver.scrollViewDidEndZooming(scrollView, with: view, atScale: scale)
    }
  }

  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidZoom:", [boxed(scrollView)]) { receiver.scrollViewDidZoom(scrollView) }
  }

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidEndScrollingAnimation:", [boxed(scrollView)]) {
      receiver.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    let receiver = receiver((any UIScrollViewDelegate).self, or: UnsetDelegate.shared)
    send("scrollViewDidChangeAdjustedContentInset:", [boxed(scrollView)]) {
      receiver.scrollViewDidChangeAdjustedContentInset(scrollView)
    }
  }
}

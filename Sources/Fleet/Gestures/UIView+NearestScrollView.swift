import HeadlessUIKit

extension UIView {
  /// The view itself, or the nearest around it, that scrolls in a direction.
  final func nearestScrollView(
    along direction: UISwipeGestureRecognizer.Direction
  ) -> UIScrollView? {
    let isVertical = direction == .up || direction == .down
    return sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }
      .first { view in
        guard view.isScrollEnabled else { return false }
        return isVertical
          ? view.contentSize.height > view.bounds.height || view.alwaysBounceVertical
          : view.contentSize.width > view.bounds.width || view.alwaysBounceHorizontal
      }
  }
}

import Foundation

/// What bars and the shape of the screen cover.
@MainActor
enum SafeArea {
  /// What is covered at each edge of a view: the superview's share that reaches into it, and what
  /// its controller adds.
  static func insets(of view: UIView) -> UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    if let window = view as? UIWindow {
      insets = window.screenSafeAreaInsets
    } else if let superview = view.superview {
      let container = view.hasViewController ? view.viewController?.parent : nil
      let isPlaced = container?.viewIfLoaded === superview
      let outer = (isPlaced ? container?.safeAreaForChildren : nil) ?? superview.safeAreaInsets
      let frame = view.frame
      let bounds = superview.bounds
      insets = UIEdgeInsets(
        top: max(0, outer.top - (frame.minY - bounds.minY)),
        left: max(0, outer.left - (frame.minX - bounds.minX)),
        bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
        right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }
    guard view.hasViewController, let added = view.viewController?.additionalSafeAreaInsets else {
      return insets
    }
    return UIEdgeInsets(
      top: insets.top + added.top, left: insets.left + added.left,
      bottom: insets.bottom + added.bottom, right: insets.right + added.right)
  }
}

import Foundation

/// The safe areas of views: what bars and the shape of the screen cover.
@MainActor
enum SafeArea {
  /// Returns the safe area of a view.
  ///
  /// It is the part of the superview's that reaches into the view, plus what its controller adds.
  static func insets(of view: UIView) -> UIEdgeInsets {
    guard let controller = view.viewController else { return share(of: view, in: nil) }
    return insets(of: view, controlledBy: controller)
  }

  /// Returns the safe area of a view whose controller is known already.
  static func insets(of view: UIView, controlledBy controller: UIViewController) -> UIEdgeInsets {
    let container = controller.containment.parentLink?.controller
    let last = view.layoutState.lastSafeAreaInsets
    if last != .zero, container?.covers(controller) == true { return last }
    let insets = share(of: view, in: container)
    let added = controller.additionalSafeAreaInsets
    if added == .zero { return insets }
    return UIEdgeInsets(
      top: insets.top + added.top, left: insets.left + added.left,
      bottom: insets.bottom + added.bottom, right: insets.right + added.right)
  }

  /// Returns the part of the superview's safe area, or the container's, that reaches into a view.
  private static func share(of view: UIView, in container: UIViewController?) -> UIEdgeInsets {
    guard !view.isWindow else { return view.coveredByScreen }
    // A window of the app's own class may return other insets, and run any code meanwhile.
    if container == nil, let window = view.plainWindowAround {
      return overlap(of: window.covered, in: window.bounds, view.frame)
    }
    guard let superview = view.superview else { return .zero }
    let isPlaced = container?.loadedView === superview
    let outer = (isPlaced ? container?.safeAreaForChildren : nil) ?? superview.safeAreaInsets
    return overlap(of: outer, in: superview.bounds, view.frame)
  }

  /// Returns the part of insets that reaches into a frame, for each edge (behaviour 770).
  static func overlap(
    of outer: UIEdgeInsets, in bounds: CGRect, _ frame: CGRect
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: part(of: outer.top, beyond: frame.minY - bounds.minY),
      left: part(of: outer.left, beyond: frame.minX - bounds.minX),
      bottom: part(of: outer.bottom, beyond: bounds.maxY - frame.maxY),
      right: part(of: outer.right, beyond: bounds.maxX - frame.maxX))
  }

  private static func part(of inset: CGFloat, beyond distance: CGFloat) -> CGFloat {
    min(max(0, inset - distance), max(0, inset))
  }
}

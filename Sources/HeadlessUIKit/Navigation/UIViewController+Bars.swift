import Foundation

extension UIViewController {
  /// The edges that a container leaves to its bars, and does not give the view controller's view.
  final func edgesLeftToBars(_ covered: UIEdgeInsets, isOpaque: Bool) -> UIEdgeInsets {
    let stopsAtBars = isOpaque && !extendedLayoutIncludesOpaqueBars
    func inset(_ edge: UIRectEdge, _ covered: CGFloat) -> CGFloat {
      stopsAtBars || !edgesForExtendedLayout.contains(edge) ? covered : 0
    }
    return UIEdgeInsets(
      top: inset(.top, covered.top), left: 0, bottom: inset(.bottom, covered.bottom), right: 0)
  }

  /// Has a child that somebody takes away be gone at once, with its view.
  final func vanishFromHere(_ child: UIViewController) {
    child.beginAppearance(false, animated: false)
    if let content = child.loadedView, content.superview === loadedView {
      content.removeFromSuperview()
    }
    child.endAppearance(animated: false)
  }

  /// The nearest container of a class around the view controller.
  final func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var ancestor = parent
    while let next = ancestor {
      if let container = next as? Container { return container }
      ancestor = next.parent
    }
    return nil
  }
}

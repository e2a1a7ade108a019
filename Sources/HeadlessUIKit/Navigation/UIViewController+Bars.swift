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

  /// Has the container's view hold a child's, behind the bars, which the container arranges then.
  final func holdView(of child: UIViewController) {
    guard let view = loadedView, let content = child.loadedView, !content.isSubview(of: view)
    else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insert(content, at: .at(0), callerLaysOut: seesToAll(of: child, in: view))
  }

  /// Has the container's view hold a child's no more; the bars stay where they are.
  final func dropView(of child: UIViewController) {
    guard let view = loadedView, let content = child.loadedView, content.isSubview(of: view)
    else { return }
    content.leave(view, callerLaysOut: seesToAll(of: child, in: view))
  }

  /// Whether nobody but the container has to do with a child's coming and going in its view.
  private func seesToAll(of child: UIViewController, in view: UIView) -> Bool {
    appearanceState.phase == .appeared && isAlone(in: view) && isParent(of: child)
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

  /// Whether nobody else hears of, or has a say in, the layout of a view that is a container's.
  final func isAlone(in view: UIView) -> Bool {
    view.isContainer && hearsNothingOfLayout && view === loadedView
      && !SimpleLayout.hasPlacedSubviews(view)
  }

  /// Places the bars and the children in a container's view if nobody else hears of it; answers
  /// whether it did.
  final func arrangesUnheard(_ view: UIView) -> Bool {
    guard isAlone(in: view) else { return false }
    layOutContainer(in: view, nil)
    return true
  }
}

extension UIViewController {
  /// Takes over a navigation item that was made for the view controller.
  final func adopt(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    item.owner = self
    navigationState.item = item
  }
}

import Foundation

extension UIViewController {
  /// Returns the edges that a container reserves for its bars, outside the view controller's view.
  final func edgesLeftToBars(_ covered: UIEdgeInsets, isOpaque: Bool) -> UIEdgeInsets {
    let stopsAtBars = isOpaque && !extendedLayoutIncludesOpaqueBars
    func inset(_ edge: UIRectEdge, _ covered: CGFloat) -> CGFloat {
      stopsAtBars || !edgesForExtendedLayout.contains(edge) ? covered : 0
    }
    return UIEdgeInsets(
      top: inset(.top, covered.top), left: 0, bottom: inset(.bottom, covered.bottom), right: 0)
  }

  /// Makes a child that other code takes out disappear at once, with its view.
  final func vanishFromHere(_ child: UIViewController) {
    child.beginAppearance(false, animated: false)
    if let content = child.loadedView, content.superview === loadedView {
      content.removeFromSuperview()
    }
    child.endAppearance(animated: false)
  }

  /// Adds a child's view to the container's view, behind the bars; the caller lays it out.
  final func holdView(of child: UIViewController) {
    guard let view = loadedView, let content = child.loadedView, !content.isSubview(of: view)
    else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insert(content, at: .at(0), callerLaysOut: seesToAll(of: child, in: view))
    if let over = child.containerOverView, over.superview == nil {
      view.insert(over, at: .above(content))
    }
  }

  /// The container of a presentation over this view controller's part of the screen, which goes and
  /// comes with its view.
  private var containerOverView: UIView? {
    guard let presented = storedPresented, presented.presentsInContext else { return nil }
    return presented.presentationState.controller?.container
  }

  /// Removes a child's view from the container's view; the bars stay where they are.
  final func dropView(of child: UIViewController) {
    guard let view = loadedView, let content = child.loadedView, content.isSubview(of: view)
    else { return }
    content.leave(view, callerLaysOut: seesToAll(of: child, in: view))
    if let over = child.containerOverView, over.superview === view { over.leave(view) }
  }

  /// Returns whether only the container deals with a child's appearance in its view.
  private func seesToAll(of child: UIViewController, in view: UIView) -> Bool {
    appearanceState.phase == .appeared && isAlone(in: view) && isParent(of: child)
  }

  /// Returns the nearest container of a class around the view controller.
  final func container<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var ancestor = parent
    while let next = ancestor {
      if let container = next as? Container { return container }
      ancestor = next.parent
    }
    return nil
  }

  /// Returns whether no other code takes part in the layout of a container's view.
  final func isAlone(in view: UIView) -> Bool {
    view.isContainer && hearsNothingOfLayout && view === loadedView
      && !LayoutRoot.hasPlacedSubviews(view)
  }

  /// Lays out a container's view directly if no other code takes part; returns whether it did.
  final func arrangesUnheard(_ view: UIView) -> Bool {
    guard isAlone(in: view) else { return false }
    layOutContainer(in: view, nil)
    return true
  }
}

extension UIViewController {
  /// Adopts a navigation item that was made for the view controller.
  final func adopt(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    item.owner = self
    navigationState.item = item
  }
}

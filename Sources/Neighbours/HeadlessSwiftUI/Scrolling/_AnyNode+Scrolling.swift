extension _AnyNode {
  /// UIKit's views that show the node.
  var shownViews: [UIView] { ownView.map { [$0] } ?? children.flatMap(\.shownViews) }

  /// The part of a view that the node's views take, if they are in it.
  func frame(in view: UIView) -> CGRect? {
    let frames = shownViews.filter { $0.isDescendant(of: view) }.map {
      $0.convert($0.bounds, to: view)
    }
    return frames.first.map { frames.dropFirst().reduce($0) { $0.union($1) } }
  }

  /// The elements of `ForEach` within, and where they are in a view.
  func elementFrames(in view: UIView) -> [(id: AnyHashable, frame: CGRect)] {
    children.flatMap { child -> [(id: AnyHashable, frame: CGRect)] in
      guard let element = child.element, element != self.element else {
        return child.elementFrames(in: view)
      }
      return child.frame(in: view).map { [(element, $0)] } ?? []
    }
  }

  /// Scrolls the scroll view around to the views of the node.
  func scroll(to anchor: UnitPoint?, animated: Bool) {
    if parent?.reveal(self, at: anchor, animated: animated) == true { return }
    let views = shownViews
    guard let first = views.first else { return }
    guard let scrollView = first.superview?.scrollViewAround else { return }
    let rect = views.dropFirst().reduce(first.convert(first.bounds, to: scrollView)) {
      $0.union($1.convert($1.bounds, to: scrollView))
    }
    scrollView.show(rect, at: anchor, animated: animated)
  }
}

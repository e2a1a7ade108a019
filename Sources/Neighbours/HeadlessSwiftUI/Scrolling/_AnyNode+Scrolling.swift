extension _AnyNode {
  /// UIKit's views that show the node.
  private var shown: [UIView] { ownView.map { [$0] } ?? children.flatMap(\.shown) }

  /// The elements of `ForEach` within, and where they are in a view.
  func elementFrames(in view: UIView) -> [(id: AnyHashable, frame: CGRect)] {
    children.flatMap { child -> [(id: AnyHashable, frame: CGRect)] in
      guard let element = child.element, element != self.element else {
        return child.elementFrames(in: view)
      }
      let frames = child.shown.map { $0.convert($0.bounds, to: view) }
      return frames.first.map { [(element, frames.dropFirst().reduce($0) { $0.union($1) })] } ?? []
    }
  }

  /// Scrolls the scroll view around to the views of the node.
  func scroll(to anchor: UnitPoint?, animated: Bool) {
    if parent?.reveal(self, at: anchor, animated: animated) == true { return }
    let views = shown
    guard let first = views.first else { return }
    var around = first.superview
    while let view = around, !(view is UIScrollView) { around = view.superview }
    guard let scrollView = around as? UIScrollView else { return }
    let rect = views.dropFirst().reduce(first.convert(first.bounds, to: scrollView)) {
      $0.union($1.convert($1.bounds, to: scrollView))
    }
    guard let anchor else {
      return scrollView.scrollRectToVisible(rect, animated: animated)
    }
    let insets = scrollView.adjustedContentInset
    let room = scrollView.bounds.inset(by: insets).size
    func offset(
      _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ whole: CGFloat, _ share: CGFloat
    )
      -> CGFloat
    {
      min(max(start + length * share - room * share, 0), max(whole - room, 0))
    }
    let size = scrollView.contentSize
    scrollView.setContentOffset(
      CGPoint(
        x: offset(rect.minX, rect.width, room.width, size.width, anchor.x) - insets.left,
        y: offset(rect.minY, rect.height, room.height, size.height, anchor.y) - insets.top),
      animated: animated)
  }
}

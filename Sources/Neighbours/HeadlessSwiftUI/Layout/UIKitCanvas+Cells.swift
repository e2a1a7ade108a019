extension UIKitCanvas {
  /// What comes to stand in a view that is somewhere in this one, and scrolls with it.
  func within(_ child: UIView) -> UIKitCanvas {
    let bounds = child.bounds
    let frame = child.convert(bounds, to: view)
    let offset = view.bounds.origin
    let inner = within(child, frame.offsetBy(dx: -offset.x, dy: -offset.y))
    inner.marks = Marks()
    inner.sight = nil
    // Nothing in a row reaches to the edges of the screen.
    inner.room = Room(bounds: bounds, container: bounds, safeArea: bounds)
    return inner
  }
}

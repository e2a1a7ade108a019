extension UIView {
  /// The scroll view that it is, or that is next around it.
  var scrollViewAround: UIScrollView? {
    sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

extension UIScrollView {
  /// Scrolls to a part of the content: until it shows, or until it is where an anchor says.
  func show(_ rect: CGRect, at anchor: UnitPoint?, animated: Bool) {
    guard let anchor else { return scrollRectToVisible(rect, animated: animated) }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    func offset(
      _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ whole: CGFloat, _ share: CGFloat
    ) -> CGFloat {
      min(max(start + length * share - room * share, 0), max(whole - room, 0))
    }
    setContentOffset(
      CGPoint(
        x: offset(rect.minX, rect.width, room.width, contentSize.width, anchor.x) - insets.left,
        y: offset(rect.minY, rect.height, room.height, contentSize.height, anchor.y) - insets.top),
      animated: animated)
  }
}

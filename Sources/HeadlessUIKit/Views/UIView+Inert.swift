extension UIView {
  /// Makes helpers leave the view alone, with all its subviews: it stands in for a view that could
  /// not be made, which was reported already.
  package final func becomeInert() { elementMemo.isInert = true }

  /// Whether the view stands in for a view that could not be made, or lies within such a view.
  package final var isInert: Bool { isInert(isKept: isKept) }

  private final func isInert(isKept: Bool) -> Bool {
    var isInert = elementMemo.isInert
    if !isInert { withSuperview(isKept: isKept) { isInert = $0.isInert(isKept: isKept) } }
    return isInert
  }
}

extension UIView {
  /// Makes helpers leave the view alone, with all that it holds: it stands for one that there could
  /// not be, and that was reported already.
  package final func becomeInert() { elementMemo.isInert = true }

  /// Whether the view stands for one that there could not be, or lies within such a view.
  package final var isInert: Bool { isInert(isKept: isKept) }

  private final func isInert(isKept: Bool) -> Bool {
    var isInert = elementMemo.isInert
    if !isInert { withSuperview(isKept: isKept) { isInert = $0.isInert(isKept: isKept) } }
    return isInert
  }
}

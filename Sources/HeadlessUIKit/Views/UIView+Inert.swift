extension UIView {
  /// Makes helpers leave the view alone, with all that it holds: it stands for one that there could
  /// not be, and that was reported already.
  package final func becomeInert() { isMarkedInert = true }

  /// Whether the view stands for one that there could not be, or lies within such a view.
  package final var isInert: Bool {
    var view: UIView? = self
    while let next = view {
      if next.isMarkedInert { return true }
      view = next.storedSuperview
    }
    return false
  }
}

extension UIView {
  /// How many views have become inert: while there are none, nobody has to look for one.
  @MainActor static var inertCount = 0

  /// Has helpers leave the view alone, with all that it holds: it stands for one that there could
  /// not be, and that was reported already.
  package final func becomeInert() {
    guard !isMarkedInert else { return }
    isMarkedInert = true
    Self.inertCount &+= 1
  }

  /// Whether the view stands for one that there could not be, or lies within such a view.
  package final var isInert: Bool {
    guard UIView.inertCount > 0 else { return false }
    var view: UIView? = self
    while let next = view {
      if next.isMarkedInert { return true }
      view = next.storedSuperview
    }
    return false
  }
}

extension UIView {
  /// What is found first in the views within, at any depth.
  func first<Found>(_ find: (UIView) -> Found?) -> Found? {
    for child in subviews {
      if let found = find(child) ?? child.first(find) { return found }
    }
    return nil
  }
}

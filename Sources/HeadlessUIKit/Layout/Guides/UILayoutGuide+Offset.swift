import Foundation

extension UILayoutGuide {
  /// Creates a guide for the distance between two views, in the view around both.
  ///
  /// Without one it is in the first view, so that the constraints which span it are refused.
  convenience init(from first: UIView?, to second: UIView?) {
    self.init()
    var ancestor = first
    while let next = ancestor, second?.isDescendant(of: next) != true { ancestor = next.superview }
    (ancestor ?? first)?.addLayoutGuide(self)
  }
}

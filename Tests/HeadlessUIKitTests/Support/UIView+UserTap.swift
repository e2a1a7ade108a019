package import HeadlessUIKit

extension UIView {
  /// A finger goes down in the middle of the view and up again.
  package func userTap() { hostApplication.finger.tap(self) }
}

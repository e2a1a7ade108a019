// Names that UIKit has had until Swift 4. Code in Swift 4 mode may use them; in Swift 5 and later the
// compiler says the new name, and puts it in.

extension UIView {
  /// `bringSubviewToFront(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
  /// `sendSubviewToBack(_:)` in Swift 4.
  @available(swift, obsoleted: 4.2, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

public import Foundation

/// The methods by which an alert view tells what becomes of it.
@available(*, deprecated, message: "Use UIAlertController instead.")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
  /// Called when the user has tapped a button, before the alert goes.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)

  /// Called when the system cancels the alert, which it does not do here.
  func alertViewCancel(_ alertView: UIAlertView)

  /// Called before the alert comes.
  func willPresent(_ alertView: UIAlertView)

  /// Called when the alert has come.
  func didPresent(_ alertView: UIAlertView)

  /// Called before the alert goes.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)

  /// Called when the alert has gone.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)

  /// Returns whether the first button of `otherButtonTitles` can be tapped; Swift code has none.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

@available(*, deprecated)
extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}

  public func alertViewCancel(_ alertView: UIAlertView) {}

  public func willPresent(_ alertView: UIAlertView) {}

  public func didPresent(_ alertView: UIAlertView) {}

  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}

  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}

  /// Not implemented: it can be tapped.
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

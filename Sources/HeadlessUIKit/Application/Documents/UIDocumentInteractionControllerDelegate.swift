public import Foundation

/// The methods by which a document interaction controller asks for a screen, and reports its
/// actions.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the screen that presents the preview; without it there is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController

  /// Called before the preview shows.
  func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController)

  /// Called when the preview has gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)

  /// Called before the options menu appears.
  func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController)

  /// Called when the options menu has gone.
  func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController)

  /// Called before the menu of other apps shows.
  func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController)

  /// Called when the menu of other apps has gone.
  func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController)

  /// Called before the file goes to another app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?)

  /// Called when the file has gone to another app.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// Not implemented: there is no preview.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { NotImplemented.screen }

  public func documentInteractionControllerWillBeginPreview(
    _ controller: UIDocumentInteractionController
  ) {}

  public func documentInteractionControllerDidEndPreview(
    _ controller: UIDocumentInteractionController
  ) {}

  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}

  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}

  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}

  public func documentInteractionControllerDidDismissOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}

  public func documentInteractionController(
    _ controller: UIDocumentInteractionController,
    willBeginSendingToApplication application: String?
  ) {}

  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

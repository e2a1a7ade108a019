public import Foundation

/// The context of a view whose presses open previews.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  /// The recognizer that a press fails or begins.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }

  /// The object that makes the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }

  /// The view.
  var sourceView: UIView { get }

  /// The part of the view that stays sharp.
  var sourceRect: CGRect { get set }
}

/// The methods by which a preview is made, and shown in full.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  /// Returns the screen that a press at a point of the view previews, or `nil` for no preview.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?

  /// Called when the user wants to see the screen itself.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

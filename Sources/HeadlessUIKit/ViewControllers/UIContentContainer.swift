public import Foundation

/// A container of content that adapts to its size: view controllers and presentation controllers.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content prefers.
  var preferredContentSize: CGSize { get }

  /// Called when the size that a child prefers has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when the size that suits a child's constraints has changed.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// Returns the size that a child is to have in a new size of the container.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called when the size is about to change.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called when the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}

public import Foundation

/// What does something along with the coming and going of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  // MARK: Previewing the content

  /// The controller that the preview shows, if it shows one.
  var previewViewController: UIViewController? { get }

  // MARK: Adding custom animations

  /// Adds changes that go along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is to be done after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

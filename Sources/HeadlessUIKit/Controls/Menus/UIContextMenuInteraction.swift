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

/// The animation with which the preview above a context menu becomes a screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// What becomes of the preview.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// What becomes of the preview above a context menu when the user taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away with the menu.
  case dismiss = 0
  /// It grows to the size of the screen.
  case pop = 1
}

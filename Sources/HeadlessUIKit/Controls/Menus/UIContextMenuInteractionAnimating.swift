public import Foundation

/// Runs changes together with the appearance and disappearance of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  // MARK: Previewing the content

  /// The view controller in the preview, if there is one.
  var previewViewController: UIViewController? { get }

  // MARK: Adding custom animations

  /// Adds changes that are made together with the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds code that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation with which the preview above a context menu becomes a screen.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview ends.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How the preview above a context menu ends when the user taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It disappears with the menu.
  case dismiss = 0
  /// It grows to the size of the screen.
  case pop = 1
}

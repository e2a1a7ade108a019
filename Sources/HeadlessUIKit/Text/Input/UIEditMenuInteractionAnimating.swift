public import Foundation

/// Runs changes together with the appearance and disappearance of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  // MARK: Adding animations

  /// Adds changes that are made together with the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds code that runs after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

public import Foundation

/// What does something along with the coming and going of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  // MARK: Adding animations

  /// Adds changes that go along with the animation.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Adds what is to be done after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

public import Foundation

/// Shows how far a view is that is about to open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state has changed.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// How far a view is that is about to open.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// Nothing is held over the view.
  case inactive = 0
  /// A drag is held over the view.
  case possible = 1
  /// The view is about to open.
  case activating = 2
  /// The view opens.
  case activated = 3
}

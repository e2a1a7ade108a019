public import Foundation

/// A drag that is held over a view which may open.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// How far the view is.
  var state: UISpringLoadedInteractionEffectState { get }

  /// The view that shows how far it is.
  var targetView: UIView? { get set }

  /// The part of the view that is about to open, as the app defines it.
  var targetItem: Any? { get set }

  /// Returns where the finger is, in the coordinates of a view or of the window.
  func location(in view: UIView?) -> CGPoint
}

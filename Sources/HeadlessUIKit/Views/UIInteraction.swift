public import Foundation

/// A way for the user to interact with a view, in an object that can be added to any view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// Called when the interaction is about to be added to a view, or to be removed.
  func willMove(to view: UIView?)

  /// Called when the interaction has been added to a view, or removed.
  func didMove(to view: UIView?)
}

public import Foundation

/// Tells a scroll view that views lie above one of its edges.
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  /// Creates an interaction for no scroll view.
  public override init() { super.init() }

  /// The scroll view.
  open weak var scrollView: UIScrollView?

  /// The edge.
  open var edge: UIRectEdge = []

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  /// Called when the interaction is about to be added to a view, or to be removed.
  open func willMove(to view: UIView?) {}

  /// Called when the interaction has been added to a view, or removed.
  open func didMove(to view: UIView?) { storedView = view }

  private final weak var storedView: UIView?
}

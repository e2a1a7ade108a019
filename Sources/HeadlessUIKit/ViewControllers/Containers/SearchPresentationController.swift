import Foundation

/// The presentation of a search: over the searched screen, below the bar with the text.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presented as? UISearchController }

  override func presentationTransitionWillBegin() { search?.willBePresented() }

  override func dismissalTransitionWillBegin() { search?.willBeDismissed() }

  override var staysBelowBars: Bool { true }

  override func lets(touchThroughAt point: CGPoint) -> Bool {
    guard let bar = search?.searchBar, let containerView, bar.window === containerView.window else {
      return false
    }
    return bar.bounds.holds(bar.convert(point, from: containerView))
  }

  override func lets(touchThroughTo view: UIView) -> Bool {
    search?.lets(touchThroughTo: view) ?? true
  }
}

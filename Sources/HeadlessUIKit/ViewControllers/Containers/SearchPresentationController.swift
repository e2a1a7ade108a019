import Foundation

/// The presentation of a search: over the searched screen, below the bar with the text.
final class SearchPresentationController: UIPresentationController {
  private var search: UISearchController? { presented as? UISearchController }

  override func presentationTransitionWillBegin() { search?.willBePresented() }

  override func dismissalTransitionWillBegin() { search?.willBeDismissed() }

  override var staysBelowBars: Bool { true }

  override func lets(touchThroughTo view: UIView) -> Bool {
    search?.lets(touchThroughTo: view) ?? true
  }
}

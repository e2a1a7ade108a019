/// What UIKit's split view controller asks and tells.
final class SplitAgent: NSObject, UISplitViewControllerDelegate {
  private let isTriple: Bool
  var parts: SplitParts?
  /// The column that is on top where there is little width.
  var column: NavigationSplitViewColumn?

  init(isTriple: Bool) { self.isTriple = isTriple }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { column?.place ?? .primary }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {
    let now = NavigationSplitViewVisibility(displayMode, isTriple: isTriple)
    guard let visibility = parts?.visibility, visibility.wrappedValue != now else { return }
    if visibility.wrappedValue.mode(isTriple: isTriple) != displayMode {
      visibility.wrappedValue = now
    }
  }
}

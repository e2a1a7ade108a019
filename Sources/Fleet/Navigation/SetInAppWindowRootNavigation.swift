import FailureReporting
public import HeadlessUIKit

/// Shows a view controller as the root of a navigation controller that is the app's whole screen.
///
/// Starts from a clean slate, as `setAsAppRootWindow(_:)` does. The screen has appeared when the call
/// returns.
///
/// ```swift
/// let navigation = setInAppWindowRootNavigation(UIViewController())
/// navigation.pushViewController(UIViewController(), animated: true)
/// ```
///
/// - Returns: The navigation controller.
@discardableResult
@preconcurrency @MainActor
public func setInAppWindowRootNavigation(
  _ viewController: UIViewController, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> UINavigationController {
  let navigation = UINavigationController()
  Gesture.perform(anewAt: CallSite(fileID, filePath, line, column)) { _ in
    navigation.pushViewController(viewController, animated: false)
    Gesture.show(navigation)
  }
  return navigation
}

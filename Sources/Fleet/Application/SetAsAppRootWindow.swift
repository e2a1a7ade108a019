import FailureReporting
public import HeadlessUIKit

/// Shows a view controller as the whole screen of the app.
///
/// Starts from a clean slate: the previous screens are gone, and pending work is dropped. The
/// screen has appeared when the call returns.
///
/// ```swift
/// let settings = UIViewController()
/// setAsAppRootWindow(settings)
/// ```
///
/// - Returns: The window.
@discardableResult
@preconcurrency @MainActor
public func setAsAppRootWindow(
  _ viewController: UIViewController, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> UIWindow {
  Gesture.show(viewController, at: CallSite(fileID, filePath, line, column))
}

/// Shows a view controller as the whole screen of the app, as ``setAsAppRootWindow(_:fileID:filePath:line:column:)``.
@discardableResult
@preconcurrency @MainActor
public func setAsAppWindowRoot(
  _ viewController: UIViewController, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> UIWindow {
  Gesture.show(viewController, at: CallSite(fileID, filePath, line, column))
}

import FailureReporting
public import HeadlessUIKit

extension UINavigationController {
  /// Taps the back button the way a finger would.
  ///
  /// The screen on top has gone when the call returns, unless its navigation item has a `backAction`,
  /// which is performed instead. Records a failure when there is no back button, when a user could
  /// not reach it, or when `navigationBar(_:shouldPop:)` refuses.
  ///
  /// ```swift
  /// let navigation = Fleet.setInAppWindowRootNavigation(UIViewController())
  /// navigation.pushViewController(UIViewController(), animated: true)
  /// navigation.tapBackButton()
  /// ```
  public func tapBackButton(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    tappingBackButton.perform(at: CallSite(fileID, filePath, line, column))
  }

  /// A tap on the back button of the bar.
  final var tappingBackButton: Act {
    Act(with: .screen(self)) { [self] in navigationBar.tappingBackButton.go(on: $0) }
  }
}

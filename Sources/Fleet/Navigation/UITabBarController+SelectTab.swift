import FailureReporting
public import HeadlessUIKit

extension UITabBarController {
  /// Selects the first tab of a label by a tap.
  ///
  /// The delegate is asked and told; a tap on the tab that is selected takes a navigation controller
  /// back to its root. A tab that has no room in the bar is in the list of More: More is tapped, and
  /// then its row. Records a failure when there is no such tab, when a user could not reach it, or
  /// when the delegate refuses.
  ///
  /// ```swift
  /// let tabs = UITabBarController()
  /// let birds = UIViewController()
  /// birds.title = "Birds"
  /// tabs.viewControllers = [birds]
  /// tabs.selectTab(withLabel: "Birds")
  /// ```
  public func selectTab(
    withLabel labelText: String, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    selecting(tabLabelled: labelText).perform(at: CallSite(fileID, filePath, line, column))
  }

  /// Selects the tab at an index of the bar by a tap, as `selectTab(withLabel:)` does.
  ///
  /// More, where there is one, is the last of them.
  ///
  /// ```swift
  /// let tabs = UITabBarController()
  /// tabs.viewControllers = [UIViewController(), UIViewController()]
  /// tabs.selectTab(atIndex: 1)
  /// ```
  public func selectTab(
    atIndex index: Int, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    selecting(tabAt: index).perform(at: CallSite(fileID, filePath, line, column))
  }
}

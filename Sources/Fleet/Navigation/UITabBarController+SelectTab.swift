import FailureReporting
public import HeadlessUIKit

extension UITabBarController {
  /// Selects the first tab of a label by a tap.
  ///
  /// The delegate is asked and told; a tap on the tab that is selected takes a navigation controller
  /// back to its root. Records a failure when there is no such tab, when a user could not reach it,
  /// or when the delegate refuses.
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
    let gesture = TabGesture(tabs: self, site: CallSite(fileID, filePath, line, column))
    gesture.perform { items in
      let found = items.indices.filter { items[$0].label == labelText }
      if let index = found.first(where: { items[$0].isEnabled }) ?? found.first { return index }
      gesture.fail(BarWords.noTab(labelled: labelText, among: items))
      return nil
    }
  }

  /// Selects the tab at an index by a tap, as `selectTab(withLabel:)` does.
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
    let gesture = TabGesture(tabs: self, site: CallSite(fileID, filePath, line, column))
    gesture.perform { items in
      if items.indices.contains(index) { return index }
      gesture.fail(BarWords.noTab(at: index, among: items))
      return nil
    }
  }
}

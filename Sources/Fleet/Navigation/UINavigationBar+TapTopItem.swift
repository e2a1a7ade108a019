import FailureReporting
public import HeadlessUIKit

extension UINavigationBar {
  /// Taps the first item of a title, or the back button of that title, the way a finger would.
  ///
  /// The items are those of the screen on top, from left to right. A title is what a user calls the
  /// item: its title, that of its view, or what an item of the system's shows. Records a failure when
  /// there is no such item, or when it cannot be tapped.
  ///
  /// ```swift
  /// let bar = UINavigationBar()
  /// let item = UINavigationItem(title: "Birds")
  /// item.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in })
  /// bar.items = [item]
  /// bar.tapTopItem(withTitle: "Add")
  /// ```
  public func tapTopItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(with: self, at: site) { _ in
      let bar = BarItems(items: topItem?.itemsAcross ?? [])
      guard !bar.items.isEmpty || backButtonTitle != nil else {
        return BarWords.empty(self).report(.navigationBar, at: site)
      }
      if let item = bar.called(title) { return Gesture.tapNow(item, at: site) }
      if title == backButtonTitle { return Gesture.tapBackButton(of: self, at: site) }
      BarWords.noItem(titled: title, in: self, bar).report(.navigationBar, at: site)
    }
  }
}

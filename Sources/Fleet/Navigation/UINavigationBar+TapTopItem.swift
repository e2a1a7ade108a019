import FailureReporting
public import HeadlessUIKit

extension UINavigationBar {
  /// Taps the first item of a title, or the back button of that title, the way a finger would.
  ///
  /// The items belong to the screen on top, from left to right. A title is the item's name for a
  /// user: its own title, its view's, or the system item's. Records a failure when there is no such
  /// item, or when it cannot be tapped.
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
    let act = Act(with: .view(self)) { [self] occasion in
      let bar = BarItems(items: topItem?.itemsAcross ?? [])
      guard !bar.items.isEmpty || backButtonTitle != nil else {
        return Fault(.navigationBar, BarWords.empty(self))
      }
      if let item = bar.called(title) { return item.tapping.go(on: occasion) }
      if title == backButtonTitle { return tappingBackButton.go(on: occasion) }
      return Fault(.navigationBar, kind: .missing, BarWords.noItem(titled: title, in: self, bar))
    }
    act.perform(at: CallSite(fileID, filePath, line, column))
  }
}

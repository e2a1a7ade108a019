import FailureReporting
public import HeadlessUIKit

extension UIToolbar {
  /// Taps the first item of a title the way a finger would.
  ///
  /// A title is what a user calls the item: its title, that of its view, or what an item of the
  /// system's shows. Records a failure when there is no such item, or when it cannot be tapped.
  ///
  /// ```swift
  /// let toolbar = UIToolbar()
  /// toolbar.items = [UIBarButtonItem(primaryAction: UIAction(title: "Share") { _ in })]
  /// toolbar.tapItem(withTitle: "Share")
  /// ```
  public func tapItem(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(with: self, at: site) { _ in
      guard let items, !items.isEmpty else {
        return BarWords.empty(self).report(.toolbar, at: site)
      }
      let bar = BarItems(items: items)
      guard let item = bar.called(title) else {
        return BarWords.noItem(titled: title, in: self, bar).report(.toolbar, at: site)
      }
      Gesture.tapNow(item, at: site)
    }
  }
}

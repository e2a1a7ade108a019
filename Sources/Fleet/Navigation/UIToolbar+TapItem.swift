import FailureReporting
public import HeadlessUIKit

extension UIToolbar {
  /// Taps the first item of a title the way a finger would.
  ///
  /// A title is the item's name for a user: its own title, its view's, or the system item's.
  /// Records a failure when there is no such item, or when it cannot be tapped.
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
    let act = Act(with: .view(self)) { [self] occasion in
      guard let items, !items.isEmpty else { return Fault(.toolbar, BarWords.empty(self)) }
      let bar = BarItems(items: items)
      guard let item = bar.called(title) else {
        return Fault(.toolbar, kind: .missing, BarWords.noItem(titled: title, in: self, bar))
      }
      return item.tapping.go(on: occasion)
    }
    act.perform(at: CallSite(fileID, filePath, line, column))
  }
}

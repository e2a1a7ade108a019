import FailureReporting
public import HeadlessUIKit

extension UIAlertController {
  /// Taps the action of a title.
  ///
  /// The alert is dismissed, and then the action's handler runs, both before the call returns.
  /// Records a failure when the alert is not presented, when something is presented over it, or when
  /// it has no such action that is enabled.
  ///
  /// ```swift
  /// let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
  /// alert.addAction(UIAlertAction(title: "OK", style: .default))
  /// let list = UIViewController()
  /// setAsAppRootWindow(list)
  /// list.present(alert, animated: true)
  /// alert.tapAlertAction(withTitle: "OK")
  /// ```
  public func tapAlertAction(
    withTitle title: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    let gesture = AlertGesture(
      alert: self, cannot: AlertWords.tapping(title),
      site: CallSite(fileID, filePath, line, column))
    Gesture.perform(with: self, at: gesture.site) { _ in gesture.tapAction(titled: title) }
  }
}

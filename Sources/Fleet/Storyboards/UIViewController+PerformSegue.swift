import FailureReporting
public import HeadlessUIKit

extension UIViewController {
  /// Performs a segue of the storyboard, or records that it is missing.
  ///
  /// ```swift
  /// let list = UIViewController()
  /// list.performSegue(withIdentifier: "ShowDetails", sender: nil)
  /// ```
  public func performSegue(
    withIdentifier identifier: String, sender: Any?, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let perform: (String, Any?) -> Void = performSegue(withIdentifier:sender:)
    Overridden.call(
      { perform(identifier, sender) }, of: self, at: CallSite(fileID, filePath, line, column),
      own: { goSegue(identifier, sender) })
  }
}

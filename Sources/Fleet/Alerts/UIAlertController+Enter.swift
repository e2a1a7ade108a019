import FailureReporting
public import HeadlessUIKit

extension UIAlertController {
  /// Taps one of the alert's text fields, types a text, and ends editing.
  ///
  /// The text goes in as `UITextField.enter(_:)` does it. Records one failure when the alert is not
  /// presented, when something is presented over it, when it has no such text field, or when a
  /// user could not type into that.
  ///
  /// ```swift
  /// let alert = UIAlertController(title: "New bird", message: nil, preferredStyle: .alert)
  /// alert.addTextField { $0.placeholder = "Name" }
  /// alert.addAction(UIAlertAction(title: "Add", style: .default))
  /// let list = UIViewController()
  /// setAsAppRootWindow(list)
  /// list.present(alert, animated: true)
  /// alert.enter("Wren", intoTextFieldAt: 0)
  /// ```
  public func enter(
    _ text: String, intoTextFieldAt index: Int, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    entering(text, intoTextFieldAt: index).perform(at: CallSite(fileID, filePath, line, column))
  }
}

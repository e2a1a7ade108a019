import FailureReporting
public import HeadlessUIKit

extension UIColorPickerViewController {
  /// Chooses a colour.
  ///
  /// The delegate is told, and the picker stays. Records a failure when the picker is not presented,
  /// or when something is presented over it.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let picker = UIColorPickerViewController()
  /// setAsAppRootWindow(page)
  /// page.present(picker, animated: true)
  /// picker.pick(.systemTeal)
  /// picker.close()
  /// ```
  public func pick(
    _ color: UIColor, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.act(in: self, to: "pick", at: CallSite(fileID, filePath, line, column)) {
      userPick(color)
    }
  }

  /// Taps the button that closes the picker.
  ///
  /// The picker goes, and the delegate is told. Records a failure when the picker is not presented,
  /// or when something is presented over it.
  ///
  /// ```swift
  /// let picker = UIColorPickerViewController()
  /// picker.close()
  /// ```
  public func close(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.act(in: self, to: "close", at: CallSite(fileID, filePath, line, column)) {
      userClose()
    }
  }
}

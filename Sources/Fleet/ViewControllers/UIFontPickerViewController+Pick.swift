import FailureReporting
public import HeadlessUIKit

extension UIFontPickerViewController {
  /// Chooses a font.
  ///
  /// The picker goes, and the delegate is told. Records a failure when the picker is not presented,
  /// or when something is presented over it.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let picker = UIFontPickerViewController()
  /// setAsAppRootWindow(page)
  /// page.present(picker, animated: true)
  /// picker.pick(UIFontDescriptor(name: "Georgia", size: 17))
  /// ```
  public func pick(
    _ font: UIFontDescriptor, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.act(in: self, to: "pick", at: CallSite(fileID, filePath, line, column)) {
      userPick(font)
    }
  }

  /// Taps the picker's button that cancels.
  ///
  /// The picker goes, and the delegate is told. Records a failure when the picker is not presented,
  /// or when something is presented over it.
  ///
  /// ```swift
  /// let picker = UIFontPickerViewController()
  /// picker.cancel()
  /// ```
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.act(in: self, to: "cancel", at: CallSite(fileID, filePath, line, column)) {
      userCancel()
    }
  }
}

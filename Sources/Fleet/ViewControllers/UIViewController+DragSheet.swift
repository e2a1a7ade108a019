import FailureReporting
public import HeadlessUIKit

extension UIViewController {
  /// Drags the sheet that the view controller is presented in, or that it stands in, to a height.
  ///
  /// The delegate of the sheet is told, unless the sheet is at that height. Records a failure when
  /// there is no such sheet, when something is presented over it, or when it has no such height.
  ///
  /// ```swift
  /// let list = UIViewController()
  /// let filter = UIViewController()
  /// filter.sheetPresentationController?.detents = [.medium(), .large()]
  /// setAsAppRootWindow(list)
  /// list.present(filter, animated: true)
  /// filter.dragSheet(to: .large)
  /// ```
  public func dragSheet(
    to detent: UISheetPresentationController.Detent.Identifier,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let site = CallSite(fileID, filePath, line, column)
    Gesture.perform(with: self, at: site) { _ in
      let refusal = withSheetToDrag { sheet in
        guard sheet.activeDetentIdentifiers.contains(detent) else {
          return SheetWords.noDetent(detent, in: sheet, of: self).report(
            .sheet, kind: .missing, at: site)
        }
        sheet.userDrag(to: detent)
      }
      if let refusal { SheetWords.text(refusal, of: self).report(.sheet, at: site) }
    }
  }
}

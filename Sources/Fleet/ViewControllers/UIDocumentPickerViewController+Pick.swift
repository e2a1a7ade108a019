import FailureReporting
public import HeadlessUIKit

extension UIDocumentPickerViewController {
  /// Chooses documents, or the places to which documents are exported.
  ///
  /// The picker goes, and the delegate is told. Records a failure when the picker is not presented,
  /// when something is presented over it, when it allows one document and several are given, or when
  /// a document's type is not offered.
  ///
  /// ```swift
  /// let page = UIViewController()
  /// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
  /// setAsAppRootWindow(page)
  /// page.present(picker, animated: true)
  /// picker.pick([URL(fileURLWithPath: "/birds/wren.pdf")])
  /// ```
  public func pick(
    _ documents: [URL], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.perform(in: self, to: "pick", at: CallSite(fileID, filePath, line, column)) {
      PickerWords.pick(
        documents, in: self, allowsSeveral: allowsMultipleSelection || !isForOpening,
        by: "allowsMultipleSelection", notOffered: notOffered(among: documents)
      ) { userPick(documents) }
    }
  }

  /// Taps the picker's button that cancels.
  ///
  /// The picker goes, and the delegate is told. Records a failure when the picker is not presented,
  /// or when something is presented over it.
  ///
  /// ```swift
  /// let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
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

  private var isForOpening: Bool { documentPickerMode == .open || documentPickerMode == .import }
}

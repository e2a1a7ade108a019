import FailureReporting
public import HeadlessUIKit

extension UIDocumentBrowserViewController {
  /// Chooses documents: listed ones, or others that a user could go to.
  ///
  /// The delegate is told, and the browser stays. Records a failure when a user could not reach the
  /// browser, when it allows one document and several are given, or when a document's type is not offered.
  ///
  /// ```swift
  /// let browser = UIDocumentBrowserViewController(forOpening: [.pdf])
  /// setAsAppRootWindow(browser)
  /// browser.pick([URL(fileURLWithPath: "/birds/wren.pdf")])
  /// ```
  public func pick(
    _ documents: [URL], fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("pick", at: CallSite(fileID, filePath, line, column)) {
      PickerWords.pick(
        documents, in: self, allowsSeveral: allowsPickingMultipleItems,
        by: "allowsPickingMultipleItems", notOffered: notOffered(among: documents)
      ) { userPick(documents) }
    }
  }

  /// Asks for a new document, as a tap on "Create Document" does.
  ///
  /// The delegate makes one, which is imported. Records a failure when a user could not reach the browser,
  /// or when it allows no new documents.
  ///
  /// ```swift
  /// let browser = UIDocumentBrowserViewController(forOpening: [.pdf])
  /// setAsAppRootWindow(browser)
  /// browser.createDocument()
  /// ```
  public func createDocument(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    perform("create a document", at: CallSite(fileID, filePath, line, column)) {
      guard allowsDocumentCreation else { return PickerWords.noCreation(in: self) }
      userCreate()
      return nil
    }
  }

  private func perform(_ purpose: String, at site: CallSite, _ act: () -> FailureText?) {
    Gesture.perform(with: self, at: site) { _ in
      loadViewIfNeeded()
      if let obstacle = viewIfLoaded?.obstacle {
        let words = GestureWords(.picker, cannot: PickerWords.cannot(purpose, in: self))
        return words.on(self).report(obstacle, at: site)
      }
      act()?.report(.picker, at: site)
    }
  }
}

import FailureReporting
import Fleet

extension SFSafariViewController {
  /// Taps the button that closes the page.
  ///
  /// The page goes, and then the delegate is told. Records a failure when the page is not presented, or
  /// when something is presented over it. `Fleet.screen.buttons["Done"].tap()` does the same.
  ///
  /// ```swift
  /// if let url = URL(string: "https://birds.example") {
  ///   let page = SFSafariViewController(url: url)
  ///   page.tapDone()
  /// }
  /// ```
  public func tapDone(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.act(
      in: self, a: "page", to: "tap Done", at: CallSite(fileID, filePath, line, column)
    ) { userFinish() }
  }

  /// Opens the page in Safari.
  ///
  /// The delegate is told, and the app leaves the screen to Safari: `Fleet.openedURLs` has the page. Records
  /// a failure when the page is not presented, or when something is presented over it.
  ///
  /// ```swift
  /// if let url = URL(string: "https://birds.example") {
  ///   let page = SFSafariViewController(url: url)
  ///   page.openInSafari()
  /// }
  /// ```
  public func openInSafari(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) {
    PickerWords.act(
      in: self, a: "page", to: "open in Safari", at: CallSite(fileID, filePath, line, column)
    ) {
      delegate?.safariViewControllerWillOpenInBrowser(self)
      UIApplication.shared.open(initialURL)
    }
  }
}

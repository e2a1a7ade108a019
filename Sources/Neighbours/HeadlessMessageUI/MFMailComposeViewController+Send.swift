import FailureReporting
import Fleet
import HeadlessUIKit

extension MFMailComposeViewController {
  /// Sends the mail.
  ///
  /// The delegate is told, and dismisses the composer. Records a failure when the composer is not
  /// presented, or when something is presented over it. `Fleet.screen.buttons["Send"].tap()` does the same.
  ///
  /// ```swift
  /// let composer = MFMailComposeViewController()
  /// composer.send()
  /// ```
  public func send(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { finish(.sent, to: "send", at: CallSite(fileID, filePath, line, column)) }

  /// Cancels, and deletes the draft.
  ///
  /// The delegate is told, and dismisses the composer. Records a failure when the composer is not
  /// presented, or when something is presented over it.
  ///
  /// ```swift
  /// let composer = MFMailComposeViewController()
  /// composer.cancel()
  /// ```
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { finish(.cancelled, to: "cancel", at: CallSite(fileID, filePath, line, column)) }

  /// Cancels, and keeps the draft.
  ///
  /// The delegate is told, and dismisses the composer. Records a failure when the composer is not
  /// presented, or when something is presented over it.
  ///
  /// ```swift
  /// let composer = MFMailComposeViewController()
  /// composer.saveDraft()
  /// ```
  public func saveDraft(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { finish(.saved, to: "save the draft", at: CallSite(fileID, filePath, line, column)) }

  /// Sends the mail, which fails.
  ///
  /// The delegate is told, with the error, and dismisses the composer. Records a failure when the composer
  /// is not presented, or when something is presented over it.
  ///
  /// ```swift
  /// let composer = MFMailComposeViewController()
  /// composer.failToSend()
  /// ```
  public func failToSend(
    with error: any Error = MFMailComposeError(.sendFailed), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) { finish(.failed, error, to: "send", at: CallSite(fileID, filePath, line, column)) }

  private func finish(
    _ result: MFMailComposeResult, _ error: (any Error)? = nil, to purpose: String,
    at site: CallSite
  ) {
    PickerWords.act(in: self, a: "composer", to: purpose, at: site) {
      userFinish(result, error)
    }
  }
}

import FailureReporting
import Fleet
import HeadlessUIKit

extension MFMessageComposeViewController {
  /// Sends the message.
  ///
  /// The delegate is told, and dismisses the composer. Records a failure when the composer is not
  /// presented, or when something is presented over it. `Fleet.screen.buttons["Send"].tap()` does the same.
  ///
  /// ```swift
  /// let composer = MFMessageComposeViewController()
  /// composer.send()
  /// ```
  public func send(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { finish(.sent, to: "send", at: CallSite(fileID, filePath, line, column)) }

  /// Cancels.
  ///
  /// The delegate is told, and dismisses the composer. Records a failure when the composer is not
  /// presented, or when something is presented over it.
  ///
  /// ```swift
  /// let composer = MFMessageComposeViewController()
  /// composer.cancel()
  /// ```
  public func cancel(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { finish(.cancelled, to: "cancel", at: CallSite(fileID, filePath, line, column)) }

  /// Sends the message, which fails.
  ///
  /// The delegate is told, and dismisses the composer. Records a failure when the composer is not
  /// presented, or when something is presented over it.
  ///
  /// ```swift
  /// let composer = MFMessageComposeViewController()
  /// composer.failToSend()
  /// ```
  public func failToSend(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) { finish(.failed, to: "send", at: CallSite(fileID, filePath, line, column)) }

  private func finish(_ result: MessageComposeResult, to purpose: String, at site: CallSite) {
    PickerWords.act(in: self, a: "composer", to: purpose, at: site) { userFinish(result) }
  }
}

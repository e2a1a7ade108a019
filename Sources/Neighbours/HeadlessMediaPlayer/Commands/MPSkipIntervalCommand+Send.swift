import FailureReporting
public import Foundation
import HeadlessUIKit

extension MPSkipIntervalCommand {
  /// Asks to go on or back by some seconds.
  ///
  /// Records a failure if the app does not take the command.
  ///
  /// - Returns: What the app answers.
  @discardableResult
  public func send(
    interval: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MPRemoteCommandHandlerStatus {
    deliver(MPSkipIntervalCommandEvent.init, at: CallSite(fileID, filePath, line, column)) {
      $0.interval = interval
    }
  }
}

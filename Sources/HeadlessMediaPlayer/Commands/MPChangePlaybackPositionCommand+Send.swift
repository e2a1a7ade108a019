import FailureReporting
public import Foundation
import HeadlessUIKit

extension MPChangePlaybackPositionCommand {
  /// Asks to go to a place.
  ///
  /// Records a failure if the app does not take the command.
  ///
  /// - Returns: What the app answers.
  @discardableResult
  public func send(
    positionTime: TimeInterval, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MPRemoteCommandHandlerStatus {
    deliver(at: CallSite(fileID, filePath, line, column)) {
      MPChangePlaybackPositionCommandEvent(self, positionTime: positionTime, at: $0)
    }
  }
}

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
    deliver(MPChangePlaybackPositionCommandEvent.init, at: CallSite(fileID, filePath, line, column))
    {
      $0.positionTime = positionTime
    }
  }
}

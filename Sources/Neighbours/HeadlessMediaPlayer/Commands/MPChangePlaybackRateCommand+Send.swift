import FailureReporting
import Foundation
import HeadlessUIKit

extension MPChangePlaybackRateCommand {
  /// Asks to play faster or slower.
  ///
  /// Records a failure if the app does not take the command.
  ///
  /// - Returns: What the app answers.
  @discardableResult
  public func send(
    playbackRate: Float, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MPRemoteCommandHandlerStatus {
    deliver(MPChangePlaybackRateCommandEvent.init, at: CallSite(fileID, filePath, line, column)) {
      $0.playbackRate = playbackRate
    }
  }
}

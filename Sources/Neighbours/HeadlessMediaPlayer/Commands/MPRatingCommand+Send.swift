import FailureReporting
import Foundation
import HeadlessUIKit

extension MPRatingCommand {
  /// Says how good something is.
  ///
  /// Records a failure if the app does not take the command.
  ///
  /// - Returns: What the app answers.
  @discardableResult
  public func send(
    rating: Float, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MPRemoteCommandHandlerStatus {
    deliver(MPRatingCommandEvent.init, at: CallSite(fileID, filePath, line, column)) {
      $0.rating = rating
    }
  }
}

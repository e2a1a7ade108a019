import FailureReporting
import Foundation
import HeadlessUIKit

/// What a user asks for, which a test says.
extension MPRemoteCommand {
  /// Asks for it, as a user does on the lock screen or with headphones.
  ///
  /// Records a failure if the app does not take the command, since then there is no button for it.
  ///
  /// ```swift
  /// MPRemoteCommandCenter.shared().playCommand.send()
  /// ```
  ///
  /// - Returns: What the app answers.
  @discardableResult
  public func send(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> MPRemoteCommandHandlerStatus {
    deliver(at: CallSite(fileID, filePath, line, column)) { event(at: $0) }
  }

  final func deliver(
    at site: CallSite, _ event: (TimeInterval) -> MPRemoteCommandEvent
  ) -> MPRemoteCommandHandlerStatus {
    var status = MPRemoteCommandHandlerStatus.commandFailed
    UserAct.perform(at: site) { _ in
      guard !RemoteCommandWords.refuse(self, at: site) else { return }
      status = tell(event(MainTurn.now / .seconds(1)))
    }
    return status
  }
}

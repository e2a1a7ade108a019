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
    deliver({ $0.event(at: $1) }, at: CallSite(fileID, filePath, line, column)) { _ in }
  }

  /// Lets the app hear an event, which is made when the user asks.
  final func deliver<Event: MPRemoteCommandEvent>(
    _ make: (MPRemoteCommand, TimeInterval) -> Event, at site: CallSite,
    _ describe: (Event) -> Void
  ) -> MPRemoteCommandHandlerStatus {
    var status = MPRemoteCommandHandlerStatus.commandFailed
    UserAct.perform(in: .shared, at: site) { _ in
      guard !RemoteCommandWords.refuse(self, at: site) else { return }
      let event = make(self, MainTurn.now / .seconds(1))
      describe(event)
      status = tell(event)
    }
    return status
  }
}

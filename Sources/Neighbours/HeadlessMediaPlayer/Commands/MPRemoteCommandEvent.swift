public import Foundation

/// What a user asks of an app.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
  /// What is asked for.
  public let command: MPRemoteCommand
  /// When.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, at timestamp: TimeInterval) {
    self.command = command
    self.timestamp = timestamp
    super.init()
  }
}

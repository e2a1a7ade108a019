public import Foundation

/// A user's request to an app.
@preconcurrency @MainActor
open class MPRemoteCommandEvent: NSObject {
  /// The requested command.
  public let command: MPRemoteCommand
  /// When.
  public let timestamp: TimeInterval

  init(_ command: MPRemoteCommand, at timestamp: TimeInterval) {
    self.command = command
    self.timestamp = timestamp
    super.init()
  }
}

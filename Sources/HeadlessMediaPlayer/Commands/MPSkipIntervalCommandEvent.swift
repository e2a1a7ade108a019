public import Foundation

/// Going on or back by some seconds.
@preconcurrency @MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How many seconds.
  public let interval: TimeInterval

  init(_ command: MPRemoteCommand, interval: TimeInterval, at timestamp: TimeInterval) {
    self.interval = interval
    super.init(command, at: timestamp)
  }
}

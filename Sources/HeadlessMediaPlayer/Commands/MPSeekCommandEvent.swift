import Foundation

/// Going on or back for as long as a button is pressed.
@preconcurrency @MainActor
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Whether it begins or ends.
  public let type: MPSeekCommandEventType

  init(_ command: MPRemoteCommand, type: MPSeekCommandEventType, at timestamp: TimeInterval) {
    self.type = type
    super.init(command, at: timestamp)
  }
}

/// Whether a button is pressed.
public enum MPSeekCommandEventType: UInt, Sendable {
  /// It is.
  case beginSeeking = 0
  /// It is not any more.
  case endSeeking = 1
}

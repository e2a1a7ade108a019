/// Going on or back for as long as a button is pressed.
@preconcurrency @MainActor
open class MPSeekCommandEvent: MPRemoteCommandEvent {
  /// Whether it begins or ends.
  public internal(set) final var type = MPSeekCommandEventType.beginSeeking
}

/// Whether a button is pressed.
public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking = 0
  /// It is not any more.
  case endSeeking = 1
}

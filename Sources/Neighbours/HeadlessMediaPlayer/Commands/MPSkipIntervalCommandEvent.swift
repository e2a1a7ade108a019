public import Foundation

/// Going on or back by some seconds.
@preconcurrency @MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// How many seconds.
  public internal(set) final var interval: TimeInterval = 0
}

public import Foundation

/// Going on or back by some seconds.
@preconcurrency @MainActor
open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  /// The seconds.
  public internal(set) final var interval: TimeInterval = 0
}

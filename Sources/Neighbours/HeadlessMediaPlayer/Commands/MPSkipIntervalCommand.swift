public import Foundation

/// Going on or back by some seconds.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How many seconds there are buttons for.
  open var preferredIntervals: [NSNumber] = []

  override func event(at timestamp: TimeInterval) -> MPRemoteCommandEvent {
    let event = MPSkipIntervalCommandEvent(self, at: timestamp)
    event.interval = preferredIntervals.first?.doubleValue ?? 0
    return event
  }
}

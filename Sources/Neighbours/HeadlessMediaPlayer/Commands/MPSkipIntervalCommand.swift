public import Foundation

/// Going on or back by some seconds.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// The seconds for which there are buttons.
  open var preferredIntervals: [NSNumber] = []

  override func event(at timestamp: TimeInterval) -> MPRemoteCommandEvent {
    let event = MPSkipIntervalCommandEvent(self, at: timestamp)
    event.interval = preferredIntervals.first?.doubleValue ?? 0
    return event
  }
}

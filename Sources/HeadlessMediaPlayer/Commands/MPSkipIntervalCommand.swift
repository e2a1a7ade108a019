public import Foundation

/// Going on or back by some seconds.
@preconcurrency @MainActor
open class MPSkipIntervalCommand: MPRemoteCommand {
  /// How many seconds there are buttons for.
  open var preferredIntervals: [NSNumber] = []
}

public import Foundation

/// Playing faster or slower.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// The possible speeds.
  open var supportedPlaybackRates: [NSNumber] = []
}

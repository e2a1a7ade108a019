public import Foundation

/// Playing faster or slower.
@preconcurrency @MainActor
open class MPChangePlaybackRateCommand: MPRemoteCommand {
  /// How fast it can be.
  open var supportedPlaybackRates: [NSNumber] = []
}

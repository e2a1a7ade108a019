import Foundation

/// Saying how good something is.
@preconcurrency @MainActor
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// How good.
  public let rating: Float

  init(_ command: MPRemoteCommand, rating: Float, at timestamp: TimeInterval) {
    self.rating = rating
    super.init(command, at: timestamp)
  }
}

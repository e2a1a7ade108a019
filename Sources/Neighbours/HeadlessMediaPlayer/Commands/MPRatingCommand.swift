/// Saying how good something is.
@preconcurrency @MainActor
open class MPRatingCommand: MPRemoteCommand {
  /// The least.
  open var minimumRating: Float = 0
  /// The most.
  open var maximumRating: Float = 1
}

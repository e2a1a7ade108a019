/// Saying how good something is.
@preconcurrency @MainActor
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// The rating.
  public internal(set) final var rating: Float = 0
}

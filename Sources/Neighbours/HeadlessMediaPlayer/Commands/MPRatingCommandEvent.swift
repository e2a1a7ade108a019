/// Saying how good something is.
@preconcurrency @MainActor
open class MPRatingCommandEvent: MPRemoteCommandEvent {
  /// How good.
  public internal(set) final var rating: Float = 0
}

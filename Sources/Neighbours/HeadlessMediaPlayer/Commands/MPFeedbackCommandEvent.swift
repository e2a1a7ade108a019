/// Saying that one likes something.
@preconcurrency @MainActor
open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  /// Whether that is not so any more.
  public internal(set) final var isNegative = false
}

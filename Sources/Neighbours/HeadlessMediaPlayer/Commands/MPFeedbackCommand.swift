import Foundation

/// Saying that one likes something.
@preconcurrency @MainActor
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether one does.
  open var isActive = false
  /// The button's title.
  open var localizedTitle = ""
  /// What the button is called where there is little room.
  open var localizedShortTitle = ""

  override func event(at timestamp: TimeInterval) -> MPRemoteCommandEvent {
    // A user who likes an item already, and taps again, does not like it any more.
    let event = MPFeedbackCommandEvent(self, at: timestamp)
    event.isNegative = isActive
    return event
  }
}

import Foundation

/// Saying that one likes something.
@preconcurrency @MainActor
open class MPFeedbackCommand: MPRemoteCommand {
  /// Whether one does.
  open var isActive = false
  /// What the button is called.
  open var localizedTitle = ""
  /// What the button is called where there is little room.
  open var localizedShortTitle = ""
}

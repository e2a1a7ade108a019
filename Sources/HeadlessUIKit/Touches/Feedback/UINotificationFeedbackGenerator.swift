import Foundation

/// A generator of the feedback for a success, a warning or an error.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// Plays the feedback of a success, a warning or an error.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    play(.notification(notificationType))
  }
}

extension UINotificationFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }
}

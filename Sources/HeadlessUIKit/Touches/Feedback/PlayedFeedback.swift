package import Foundation

/// The feedback that a user would have felt.
package enum PlayedFeedback: Hashable, Sendable {
  /// Something bumped into something.
  case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
  /// Something went well, or not.
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  /// Another thing was selected.
  case selection
}

public import HeadlessUIKit

/// Asks the user to rate the app.
///
/// A device asks three times a year at most, and does not tell the app. Here nothing is asked: what
/// the app wanted can be read.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks the user to rate the app.
  open class func requestReview() { ReviewRequests.current.add() }

  /// Asks the user to rate the app, in a scene.
  open class func requestReview(in windowScene: UIWindowScene) { ReviewRequests.current.add() }
}

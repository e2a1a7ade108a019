import HeadlessUIKit
import Locks

/// What the app has asked of the shop that it comes from, as a test reads it.
///
/// It belongs to the application of the test: a fresh one has asked for nothing.
///
/// ```swift
/// SKStoreReviewController.requestReview()
/// print(SimulatedStore.reviewRequests)  // 1
/// ```
public enum SimulatedStore {
  /// The number of times that the app has asked for a rating.
  public static var reviewRequests: Int { ReviewRequests.current.count }
}

/// The requests of one application.
final class ReviewRequests: ScopedState {
  private let requests = Locked(0)

  var count: Int { requests.withLock { $0 } }

  func add() { requests.withLock { $0 += 1 } }
}

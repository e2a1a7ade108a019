import HeadlessUIKit

/// Fetches subscriptions by their names, or all of them.
// Proof: as of its superclass.
open class CKFetchSubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The names of the subscriptions; all subscriptions without any.
  open var subscriptionIDs: [CKSubscription.ID]?
  /// Called for each subscription that is there, or not.
  open var perSubscriptionResultBlock:
    ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Called at the end.
  open var fetchSubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end, with the subscriptions that are there.
  open var fetchSubscriptionCompletionBlock:
    (([CKSubscription.ID: CKSubscription]?, (any Error)?) -> Void)?

  /// Creates an operation that fetches all subscriptions.
  public override init() { super.init() }

  /// Creates an operation for subscriptions.
  public convenience init(subscriptionIDs: [CKSubscription.ID]) {
    self.init()
    self.subscriptionIDs = subscriptionIDs
  }

  /// Returns an operation that fetches all subscriptions.
  open class func fetchAllSubscriptionsOperation() -> CKFetchSubscriptionsOperation {
    CKFetchSubscriptionsOperation()
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    let cloud = CloudRecords.current
    let ids = subscriptionIDs ?? cloud[place].subscriptions.map(\.subscriptionID)
    var (parts, found) = (OperationParts(), [CKSubscription.ID: CKSubscription]())
    for id in ids {
      found[id] = parts.attempt(id, perSubscriptionResultBlock) {
        try cloud.subscription(id, in: place)
      }
    }
    fetchSubscriptionsResultBlock?(parts.outcome)
    fetchSubscriptionCompletionBlock?(found, parts.error)
  }

  @MainActor override func fail(with error: any Error) {
    fetchSubscriptionsResultBlock?(.failure(error))
    fetchSubscriptionCompletionBlock?(nil, error)
  }
}

import HeadlessUIKit

/// Saves and deletes subscriptions together.
// Proof: as of its superclass.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions that are saved.
  open var subscriptionsToSave: [CKSubscription]?
  /// The names of the subscriptions that are deleted.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called for each subscription that is saved, or not.
  open var perSubscriptionSaveBlock:
    ((CKSubscription.ID, Result<CKSubscription, any Error>) -> Void)?
  /// Called for each subscription that is deleted, or not.
  open var perSubscriptionDeleteBlock: ((CKSubscription.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end, with what was done.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?

  /// Creates an operation that does nothing yet.
  public convenience override init() {
    self.init(subscriptionsToSave: nil, subscriptionIDsToDelete: nil)
  }

  /// Creates an operation.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
    super.init()
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    let cloud = CloudRecords.current
    var parts = OperationParts()
    let saved = (subscriptionsToSave ?? []).compactMap { subscription in
      parts.attempt(subscription.subscriptionID, perSubscriptionSaveBlock) {
        try cloud.save(subscription, in: place)
      }
    }
    let deleted = (subscriptionIDsToDelete ?? []).filter { id in
      parts.attempt(id, perSubscriptionDeleteBlock) {
        try cloud.delete(subscription: id, in: place)
      } != nil
    }
    modifySubscriptionsResultBlock?(parts.outcome)
    modifySubscriptionsCompletionBlock?(saved, deleted, parts.error)
  }

  @MainActor override func fail(with error: any Error) {
    modifySubscriptionsResultBlock?(.failure(error))
    modifySubscriptionsCompletionBlock?(nil, nil, error)
  }
}

import HeadlessUIKit

extension CKDatabase {
  // MARK: Subscriptions

  /// Saves a subscription.
  @preconcurrency public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    let subscription = MainActorOnly(subscription)
    ask("CKDatabase.save(_:completionHandler:)", completionHandler) {
      try $0.save(subscription.value, in: $1)
    }
  }

  /// Fetches a subscription.
  @preconcurrency public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.fetch(withSubscriptionID:completionHandler:)", completionHandler) {
      try $0.subscription(subscriptionID, in: $1)
    }
  }

  /// Deletes a subscription.
  @preconcurrency public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.delete(withSubscriptionID:completionHandler:)", completionHandler) {
      try $0.delete(subscription: subscriptionID, in: $1)
      return subscriptionID
    }
  }

  /// Fetches all subscriptions.
  @preconcurrency public func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.fetchAllSubscriptions(completionHandler:)", completionHandler) {
      $0[$1].subscriptions.map { $0.copied() }
    }
  }

  // MARK: The same, awaited

  /// Saves a subscription.
  @MainActor @discardableResult
  public func save(_ subscription: CKSubscription) async throws -> CKSubscription {
    let subscription = MainActorOnly(subscription)
    return try await ask("CKDatabase.save(_:)") { try $0.save(subscription.value, in: $1) }
  }

  /// Fetches a subscription.
  @MainActor
  public func subscription(
    for subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription {
    try await ask("CKDatabase.subscription(for:)") {
      try $0.subscription(subscriptionID, in: $1)
    }
  }

  /// Deletes a subscription.
  @MainActor @discardableResult
  public func deleteSubscription(
    withID subscriptionID: CKSubscription.ID
  ) async throws -> CKSubscription.ID {
    try await ask("CKDatabase.deleteSubscription(withID:)") {
      try $0.delete(subscription: subscriptionID, in: $1)
    }
    return subscriptionID
  }

  /// Fetches all subscriptions.
  @MainActor
  public func allSubscriptions() async throws -> [CKSubscription] {
    try await ask("CKDatabase.allSubscriptions()") { $0[$1].subscriptions.map { $0.copied() } }
  }

  /// Fetches subscriptions by their names.
  @MainActor
  public func subscriptions(
    for ids: [CKSubscription.ID]
  ) async throws -> [CKSubscription.ID: Result<CKSubscription, any Error>] {
    try await ask("CKDatabase.subscriptions(for:)") { cloud, place in
      Self.results(ids) { try cloud.subscription($0, in: place) }
    }
  }

  /// Saves and deletes subscriptions together.
  @MainActor @discardableResult
  public func modifySubscriptions(
    saving subscriptionsToSave: [CKSubscription],
    deleting subscriptionIDsToDelete: [CKSubscription.ID]
  ) async throws -> (
    saveResults: [CKSubscription.ID: Result<CKSubscription, any Error>],
    deleteResults: [CKSubscription.ID: Result<Void, any Error>]
  ) {
    let wanted = MainActorOnly(subscriptionsToSave)
    return try await ask("CKDatabase.modifySubscriptions(saving:deleting:)") { cloud, place in
      let saved = wanted.value.map { subscription in
        (subscription.subscriptionID, Result { try cloud.save(subscription, in: place) })
      }
      return (
        Dictionary(saved) { $1 },
        Self.results(subscriptionIDsToDelete) { try cloud.delete(subscription: $0, in: place) }
      )
    }
  }
}

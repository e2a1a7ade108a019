extension CloudRecords {
  func save(_ subscription: CKSubscription, in place: DatabaseAddress) throws -> CKSubscription {
    try beginThing()
    if let query = subscription as? CKQuerySubscription,
      query.querySubscriptionOptions.isSubset(of: .firesOnce)
    {
      // A subscription that never fires is refused.
      throw CKError(.invalidArguments)
    }
    let id = subscription.subscriptionID
    self[place].subscriptions.removeAll { $0.subscriptionID == id }
    self[place].subscriptions.append(subscription.copied())
    return subscription
  }

  func subscription(
    _ id: CKSubscription.ID, in place: DatabaseAddress
  ) throws -> CKSubscription {
    try beginThing()
    guard let found = self[place].subscriptions.first(where: { $0.subscriptionID == id }) else {
      throw CKError(.unknownItem)
    }
    return found.copied()
  }

  func delete(subscription id: CKSubscription.ID, in place: DatabaseAddress) throws {
    _ = try subscription(id, in: place)
    self[place].subscriptions.removeAll { $0.subscriptionID == id }
  }
}

extension CloudRecords {
  /// Sends what subscriptions ask for where another device has changed a record.
  func push(_ event: CloudPushes.Event, _ record: CKRecord, in place: DatabaseAddress) {
    for subscription in self[place].subscriptions where subscription.wants(event, record) {
      pushes.send(for: subscription, event, record, record.recordID.zoneID, in: place)
      let query = subscription as? CKQuerySubscription
      if query?.querySubscriptionOptions.contains(.firesOnce) == true {
        self[place].subscriptions.removeAll { $0 === subscription }
      }
    }
  }

  /// Sends what subscriptions of a database ask for where another device has deleted a zone.
  func push(deletedZone zone: CKRecordZone.ID, in place: DatabaseAddress) {
    for subscription in self[place].subscriptions where subscription is CKDatabaseSubscription {
      pushes.send(for: subscription, nil, nil, zone, in: place)
    }
  }
}

/// A subscription to all zones that users have made in a database.
open class CKDatabaseSubscription: CKSubscription {
  /// The kind of the records; all kinds without one.
  open var recordType: CKRecord.RecordType?

  /// Creates a subscription with a name that no other has.
  public convenience init() { self.init(nil) }

  /// Creates a subscription.
  public convenience init(subscriptionID: CKSubscription.ID) { self.init(subscriptionID) }

  private init(_ id: CKSubscription.ID?) { super.init(id, .database) }

  override func emptyCopy() -> CKSubscription {
    let copy = CKDatabaseSubscription(subscriptionID)
    copy.recordType = recordType
    return copy
  }

  override func wants(_ event: CloudPushes.Event, _ record: CKRecord) -> Bool {
    record.recordID.zoneID != .default
      && (recordType == nil || recordType == record.recordType)
  }
}

/// A subscription to a zone.
open class CKRecordZoneSubscription: CKSubscription {
  /// The zone.
  public final let zoneID: CKRecordZone.ID
  /// The kind of the records; all kinds without one.
  open var recordType: CKRecord.RecordType?

  /// Creates a subscription with a name that no other has.
  public convenience init(zoneID: CKRecordZone.ID) { self.init(zoneID, nil) }

  /// Creates a subscription.
  public convenience init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.init(zoneID, subscriptionID)
  }

  private init(_ zoneID: CKRecordZone.ID, _ id: CKSubscription.ID?) {
    self.zoneID = zoneID
    super.init(id, .recordZone)
  }

  override func emptyCopy() -> CKSubscription {
    let copy = CKRecordZoneSubscription(zoneID, subscriptionID)
    copy.recordType = recordType
    return copy
  }

  override func wants(_ event: CloudPushes.Event, _ record: CKRecord) -> Bool {
    record.recordID.zoneID == zoneID && (recordType == nil || recordType == record.recordType)
  }
}

public import Foundation

/// A subscription to records that a predicate accepts.
open class CKQuerySubscription: CKSubscription {
  /// When it fires.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// When a record is saved first.
    public static let firesOnRecordCreation = Self(rawValue: 1)
    /// When a record is saved again.
    public static let firesOnRecordUpdate = Self(rawValue: 2)
    /// When a record is deleted.
    public static let firesOnRecordDeletion = Self(rawValue: 4)
    /// Only once.
    public static let firesOnce = Self(rawValue: 8)
  }

  /// The kind of the records.
  public final let recordType: CKRecord.RecordType
  /// What is true of them.
  public final let predicate: NSPredicate
  /// When it fires.
  public final let querySubscriptionOptions: Options
  /// The zone; all zones without one.
  open var zoneID: CKRecordZone.ID?

  /// Creates a subscription with a name that no other has.
  public convenience init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, options: Options = []
  ) {
    self.init(
      recordType: recordType, predicate: predicate, subscriptionID: UUID().uuidString,
      options: options)
  }

  /// Creates a subscription.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID,
    options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID, .query)
  }

  override func emptyCopy() -> CKSubscription {
    let copy = CKQuerySubscription(
      recordType: recordType, predicate: predicate, subscriptionID: subscriptionID,
      options: querySubscriptionOptions)
    copy.zoneID = zoneID
    return copy
  }

  override func wants(_ event: CloudPushes.Event, _ record: CKRecord) -> Bool {
    let option: Options =
      switch event {
      case .created: .firesOnRecordCreation
      case .updated: .firesOnRecordUpdate
      case .deleted: .firesOnRecordDeletion
      }
    return querySubscriptionOptions.contains(option) && record.recordType == recordType
      && (zoneID == nil || zoneID == record.recordID.zoneID)
      && predicate.evaluate(with: record)
  }
}

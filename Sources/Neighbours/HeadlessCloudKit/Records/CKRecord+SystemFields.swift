extension CKRecord {
  /// The names of what the server knows of each record, for questions.
  public enum SystemFieldKey {
    public static let recordID: FieldKey = "recordID"
    public static let creationDate: FieldKey = "creationDate"
    public static let creatorUserRecordID: FieldKey = "creatorUserRecordID"
    public static let modificationDate: FieldKey = "modificationDate"
    public static let lastModifiedUserRecordID: FieldKey = "lastModifiedUserRecordID"
    public static let parent: FieldKey = "parent"
    public static let share: FieldKey = "share"
  }

  /// The kinds of records that the system makes.
  public enum SystemType {
    /// A user.
    public static let userRecord: RecordType = "Users"
    /// What is shared with other users.
    public static let share: RecordType = "cloudkit.share"
  }
}

/// The kind of the records of users.
public let CKRecordTypeUserRecord = CKRecord.SystemType.userRecord
/// The kind of the records of shares.
public let CKRecordTypeShare = CKRecord.SystemType.share
/// The name of the share of a whole zone.
public let CKRecordNameZoneWideShare = "cloudkit.zoneshare"
/// The name that stands for the device's user.
public let CKCurrentUserDefaultName = "__defaultOwner__"
/// The name of the zone that there always is.
public let CKRecordZoneDefaultName = "_defaultZone"

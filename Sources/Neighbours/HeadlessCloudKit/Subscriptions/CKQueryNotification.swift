/// What the server has sent for a subscription to records.
public final class CKQueryNotification: CKNotification {
  /// What has happened to a record.
  public enum Reason: Int, Sendable {
    case recordCreated = 1
    case recordUpdated = 2
    case recordDeleted = 3
  }

  /// What has happened.
  public var queryNotificationReason: Reason {
    (subject["fo"] as? Int).flatMap { Reason(rawValue: $0) } ?? .recordCreated
  }

  /// The values that came along.
  public var recordFields: [String: Any]? { subject["af"] as? [String: Any] }

  /// The name of the record.
  public var recordID: CKRecord.ID? {
    (subject["rid"] as? String).map {
      CKRecord.ID(recordName: $0, zoneID: subjectZone ?? .default)
    }
  }

  /// The database.
  public var databaseScope: CKDatabase.Scope { subjectScope }

  /// Whether all users see the record.
  public var isPublicDatabase: Bool { subjectScope == .public }
}

/// What the server has sent for a subscription to a zone.
public final class CKRecordZoneNotification: CKNotification {
  /// The zone.
  public var recordZoneID: CKRecordZone.ID? { subjectZone }

  /// The database.
  public var databaseScope: CKDatabase.Scope { subjectScope }
}

/// What the server has sent for a subscription to a database.
public final class CKDatabaseNotification: CKNotification {
  /// The database.
  public var databaseScope: CKDatabase.Scope { subjectScope }
}

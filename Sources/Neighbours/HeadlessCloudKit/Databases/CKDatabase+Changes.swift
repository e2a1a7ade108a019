import HeadlessUIKit

extension CKDatabase {
  /// What has happened to the zones of a database.
  public enum DatabaseChange {
    /// A zone that has changed.
    public struct Modification: Hashable, Sendable {
      /// Its name.
      public let zoneID: CKRecordZone.ID
    }

    /// A zone that is gone.
    public struct Deletion: Hashable, Sendable {
      /// Why a zone is gone.
      public enum Reason: Sendable {
        /// The app has deleted it.
        case deleted
        /// The user has deleted it in the system's settings.
        case purged
        /// The user has reset what is encrypted.
        case encryptedDataReset
      }

      /// Its name.
      public let zoneID: CKRecordZone.ID
      /// Why it is gone.
      public let reason: Reason

      /// Whether the user has deleted it in the system's settings.
      public var purged: Bool { reason == .purged }
    }
  }

  /// What has happened to the records of a zone.
  public enum RecordZoneChange {
    /// A record that has changed.
    public struct Modification {
      /// The record.
      public let record: CKRecord
    }

    /// A record that is gone.
    public struct Deletion: Hashable, Sendable {
      /// Its name.
      public let recordID: CKRecord.ID
      /// Its kind.
      public let recordType: CKRecord.RecordType
    }
  }

  /// Returns which zones have changed since a token: without one, all that are there.
  @MainActor
  public func databaseChanges(
    since changeToken: CKServerChangeToken?, resultsLimit: Int? = nil
  ) async throws -> (
    modifications: [DatabaseChange.Modification], deletions: [DatabaseChange.Deletion],
    changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    try await ask("CKDatabase.databaseChanges(since:)") { cloud, place in
      let changes = try cloud.changes(since: changeToken, limit: resultsLimit ?? 0, in: place)
      return (
        changes.changed.map { .init(zoneID: $0) },
        changes.deleted.map {
          .init(zoneID: $0.id, reason: $0.isPurged ? .purged : .deleted)
        }, changes.token, changes.isMoreComing
      )
    }
  }

  /// Returns what has changed in a zone since a token: without one, all that is there.
  @MainActor
  public func recordZoneChanges(
    inZoneWith zoneID: CKRecordZone.ID, since changeToken: CKServerChangeToken?,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int? = nil
  ) async throws -> (
    modificationResultsByID: [CKRecord.ID: Result<RecordZoneChange.Modification, any Error>],
    deletions: [RecordZoneChange.Deletion], changeToken: CKServerChangeToken, moreComing: Bool
  ) {
    let wanted = CloudRecords.Wanted(keys: desiredKeys, limit: resultsLimit ?? 0)
    return try await ask("CKDatabase.recordZoneChanges(inZoneWith:since:)") { cloud, place in
      let changes = try cloud.changes(of: zoneID, since: changeToken, wanted, in: place)
      let modified = changes.changed.map {
        ($0.recordID, Result<_, any Error>.success(RecordZoneChange.Modification(record: $0)))
      }
      return (
        Dictionary(modified) { $1 },
        changes.deleted.map { .init(recordID: $0, recordType: $1) }, changes.token,
        changes.isMoreComing
      )
    }
  }
}

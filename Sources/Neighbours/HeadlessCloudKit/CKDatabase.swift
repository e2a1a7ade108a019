public import Foundation
import HeadlessUIKit

/// What an app keeps in iCloud, for the user or for all.
///
/// Handlers are called on turns of the main loop.
open class CKDatabase: NSObject {
  /// The users that see it.
  public final let databaseScope: Scope
  private let container: String

  init(_ scope: Scope, _ container: String?) {
    databaseScope = scope
    self.container = container ?? ""
  }

  /// The users that see records.
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private` = 2
    case shared = 3
  }

  var place: CloudRecords.DatabaseAddress { .init(container: container, scope: databaseScope) }

  // MARK: Records

  /// Saves a record, if the server has no newer one.
  @preconcurrency open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    let (record, place) = (MainActorOnly(record), place)
    MainTurn.post("CKDatabase.save(_:completionHandler:)") {
      tell(completionHandler) {
        try CloudRecords.current.save(record.value, in: place, .ifServerRecordUnchanged)
      }
    }
  }

  /// Fetches a record.
  @preconcurrency open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    let place = place
    MainTurn.post("CKDatabase.fetch(withRecordID:completionHandler:)") {
      tell(completionHandler) { try CloudRecords.current.fetch(recordID, in: place) }
    }
  }

  /// Deletes a record.
  @preconcurrency open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    let place = place
    MainTurn.post("CKDatabase.delete(withRecordID:completionHandler:)") {
      tell(completionHandler) {
        try CloudRecords.current.delete(recordID, in: place)
        return recordID
      }
    }
  }

  /// Asks for records of a kind.
  @preconcurrency open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    let (query, place) = (MainActorOnly(query), place)
    MainTurn.post("CKDatabase.perform(_:inZoneWith:completionHandler:)") {
      tell(completionHandler) { try CloudRecords.current.find(query.value, zoneID, in: place) }
    }
  }

  // MARK: The same, awaited

  /// Saves a record, if the server has no newer one.
  @MainActor @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord {
    await MainTurn.come("CKDatabase.save(_:)")
    return try CloudRecords.current.save(record, in: place, .ifServerRecordUnchanged)
  }

  /// Fetches a record.
  @MainActor
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    await MainTurn.come("CKDatabase.record(for:)")
    return try CloudRecords.current.fetch(recordID, in: place)
  }

  /// Deletes a record.
  @MainActor @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    await MainTurn.come("CKDatabase.deleteRecord(withID:)")
    try CloudRecords.current.delete(recordID, in: place)
    return recordID
  }

  /// Asks for records of a kind; there are never more than the answer has.
  @MainActor
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    await MainTurn.come("CKDatabase.records(matching:)")
    let found = try CloudRecords.current.find(query, zoneID, in: place)
    let wanted = resultsLimit > 0 ? Array(found.prefix(resultsLimit)) : found
    return (wanted.map { ($0.recordID, .success($0)) }, nil)
  }

  // MARK: Zones and operations

  /// Adds a zone.
  @preconcurrency open func save(
    _ zone: CKRecordZone,
    completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) {
    let place = place
    MainTurn.post("CKDatabase.save(_:completionHandler:)") {
      tell(completionHandler) {
        try CloudRecords.current.add(zone.zoneID, in: place)
        return zone
      }
    }
  }

  /// Does several things together.
  open func add(_ operation: CKDatabaseOperation) {
    let (operation, place) = (MainActorOnly(operation), place)
    MainTurn.post("CKDatabase.add(_:)") {
      if !operation.value.isCancelled { operation.value.perform(in: place) }
      operation.value.completionBlock?()
    }
  }
}

/// Calls a handler with what comes of work, or with its error.
@MainActor
private func tell<Value>(
  _ handler: (Value?, (any Error)?) -> Void, _ work: () throws -> Value
) {
  do { handler(try work(), nil) } catch { handler(nil, error) }
}

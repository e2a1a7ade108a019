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

  final var place: CloudRecords.DatabaseAddress {
    .init(container: container, scope: databaseScope)
  }

  // MARK: Records

  /// Saves a record, if the server has no newer one.
  @preconcurrency open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    let record = MainActorOnly(record)
    ask("CKDatabase.save(_:completionHandler:)", completionHandler) {
      try $0.save(record.value, in: $1, .ifServerRecordUnchanged)
    }
  }

  /// Fetches a record.
  @preconcurrency open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.fetch(withRecordID:completionHandler:)", completionHandler) {
      try $0.fetch(recordID, in: $1)
    }
  }

  /// Deletes a record.
  @preconcurrency open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    ask("CKDatabase.delete(withRecordID:completionHandler:)", completionHandler) {
      try $0.delete(recordID, in: $1)
      return recordID
    }
  }

  /// Asks for records of a kind.
  @preconcurrency open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    let query = MainActorOnly(query)
    ask("CKDatabase.perform(_:inZoneWith:completionHandler:)", completionHandler) {
      try $0.find(query.value, zoneID, .init(), in: $1).records
    }
  }

  // MARK: The same, awaited

  /// Saves a record, if the server has no newer one.
  @MainActor @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord {
    try await ask("CKDatabase.save(_:)") {
      try $0.save(record, in: $1, .ifServerRecordUnchanged)
    }
  }

  /// Fetches a record.
  @MainActor
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord {
    try await ask("CKDatabase.record(for:)") { try $0.fetch(recordID, in: $1) }
  }

  /// Deletes a record.
  @MainActor @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    try await ask("CKDatabase.deleteRecord(withID:)") { try $0.delete(recordID, in: $1) }
    return recordID
  }

  // MARK: Operations

  /// Does what an operation is for, in a turn, or as soon as what it depends on is done.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    operation.enlist("CKDatabase.add(_:)")
  }

  /// Does things in the database, as operations of a configuration are done, which changes nothing here.
  public nonisolated(nonsending) func configuredWith<R>(
    configuration: CKOperation.Configuration? = nil, group: CKOperationGroup? = nil,
    body: nonisolated(nonsending) (CKDatabase) async throws -> R
  ) async rethrows -> R { try await body(self) }

  // MARK: Asking the server

  /// What the server does in a database.
  typealias Work<Value> =
    @MainActor @Sendable (CloudRecords, CloudRecords.DatabaseAddress) throws -> Value

  /// Asks the server in a turn, and calls a handler with what comes of it, or with the error.
  final func ask<Value>(
    _ name: StaticString, _ handler: @escaping @Sendable (Value?, (any Error)?) -> Void,
    _ work: @escaping Work<Value>
  ) {
    askForResult(name, { handler(try? $0.get(), $0.error) }, work)
  }

  /// Asks the server in a turn, and calls a handler with what comes of it.
  final func askForResult<Value>(
    _ name: StaticString, _ handler: @escaping @Sendable (Result<Value, any Error>) -> Void,
    _ work: @escaping Work<Value>
  ) {
    let place = place
    MainTurn.post(name) { handler(Result { try CloudRecords.current.answer(place, work) }) }
  }

  /// Asks the server in a turn, and returns what comes of it.
  @MainActor
  final func ask<Value>(
    _ name: StaticString,
    _ work: Work<Value>
  ) async throws -> Value {
    await MainTurn.come(name)
    return try CloudRecords.current.answer(place, work)
  }
}

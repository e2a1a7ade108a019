import HeadlessUIKit

extension CKDatabase {
  // MARK: Several records

  /// Saves and deletes records together.
  @MainActor @discardableResult
  public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    let records = MainActorOnly(recordsToSave)
    return try await ask("CKDatabase.modifyRecords(saving:deleting:)") {
      try $0.modify(
        saving: records.value, deleting: recordIDsToDelete, savePolicy, atomically: atomically,
        in: $1
      ).results
    }
  }

  /// Saves and deletes records together.
  @preconcurrency public func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
            deleteResults: [CKRecord.ID: Result<Void, any Error>]
          ), any Error
        >
      ) -> Void
  ) {
    let records = MainActorOnly(recordsToSave)
    askForResult("CKDatabase.modifyRecords(saving:deleting:)", completionHandler) {
      try $0.modify(
        saving: records.value, deleting: recordIDsToDelete, savePolicy, atomically: atomically,
        in: $1
      ).results
    }
  }

  /// Fetches records by their names.
  @MainActor
  public func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] {
    try await ask("CKDatabase.records(for:)") { cloud, place in
      Self.results(ids) { try cloud.fetch($0, in: place, only: desiredKeys) }
    }
  }

  /// Fetches records by their names.
  @preconcurrency public func fetch(
    withRecordIDs recordIDs: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil,
    completionHandler:
      @escaping @Sendable (
        Result<[CKRecord.ID: Result<CKRecord, any Error>], any Error>
      ) -> Void
  ) {
    askForResult("CKDatabase.fetch(withRecordIDs:completionHandler:)", completionHandler) {
      cloud, place in
      Self.results(recordIDs) { try cloud.fetch($0, in: place, only: desiredKeys) }
    }
  }

  /// Does something with each of several things, and returns what came of it by their names.
  static func results<ID: Hashable, Value>(
    _ ids: [ID], _ work: (ID) throws -> Value
  ) -> [ID: Result<Value, any Error>] {
    Dictionary(ids.map { id in (id, Result { try work(id) }) }) { $1 }
  }
}

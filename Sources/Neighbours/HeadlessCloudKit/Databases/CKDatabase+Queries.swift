import HeadlessUIKit

extension CKDatabase {
  /// Asks for records of a kind: the first of them, and where the answer goes on.
  @MainActor
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    let (query, wanted) = (
      MainActorOnly(query), CloudRecords.Wanted(keys: desiredKeys, limit: resultsLimit)
    )
    return try await ask("CKDatabase.records(matching:)") {
      try $0.find(query.value, zoneID, wanted, in: $1).matches
    }
  }

  /// Goes on with an answer.
  @MainActor
  public func records(
    continuingMatchFrom cursor: CKQueryOperation.Cursor,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
    queryCursor: CKQueryOperation.Cursor?
  ) {
    let wanted = CloudRecords.Wanted(keys: desiredKeys, limit: resultsLimit)
    return try await ask("CKDatabase.records(continuingMatchFrom:)") {
      try $0.goOn(from: cursor, wanted, in: $1).matches
    }
  }

  /// Asks for records of a kind: the first of them, and where the answer goes on.
  @preconcurrency public func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    let (query, wanted) = (
      MainActorOnly(query), CloudRecords.Wanted(keys: desiredKeys, limit: resultsLimit)
    )
    askForResult("CKDatabase.fetch(withQuery:completionHandler:)", completionHandler) {
      try $0.find(query.value, zoneID, wanted, in: $1).matches
    }
  }

  /// Goes on with an answer.
  @preconcurrency public func fetch(
    withCursor queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler:
      @escaping @Sendable (
        Result<
          (
            matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
            queryCursor: CKQueryOperation.Cursor?
          ), any Error
        >
      ) -> Void
  ) {
    let wanted = CloudRecords.Wanted(keys: desiredKeys, limit: resultsLimit)
    askForResult("CKDatabase.fetch(withCursor:completionHandler:)", completionHandler) {
      try $0.goOn(from: queryCursor, wanted, in: $1).matches
    }
  }
}

extension CloudRecords.Page {
  /// The records as answers have them.
  fileprivate var matches:
    (
      matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)],
      queryCursor: CKQueryOperation.Cursor?
    )
  { (records.map { ($0.recordID, .success($0)) }, cursor) }
}

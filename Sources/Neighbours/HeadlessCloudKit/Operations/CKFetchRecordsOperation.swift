import HeadlessUIKit

/// Fetches records by their names.
// Proof: as of its superclass.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The names of the records.
  open var recordIDs: [CKRecord.ID]?
  /// The names of wanted values; all of them without any.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called when a part of a record is there, which is all of it here.
  open var perRecordProgressBlock: ((CKRecord.ID, Double) -> Void)?
  /// Called for each record that is there, or not.
  open var perRecordCompletionBlock: ((CKRecord?, CKRecord.ID?, (any Error)?) -> Void)?
  /// Called for each record that is there, or not.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end, with the records that are there.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?

  /// Creates an operation that fetches nothing yet.
  public override init() { super.init() }

  /// Creates an operation for records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  /// Returns an operation that fetches the record of the device's user.
  open class func fetchCurrentUserRecordOperation() -> CKFetchRecordsOperation {
    CKFetchRecordsOperation(recordIDs: [.ofUser])
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    var (parts, found) = (OperationParts(), [CKRecord.ID: CKRecord]())
    for id in recordIDs ?? [] {
      let tell = { [self] (id: CKRecord.ID, result: Result<CKRecord, any Error>) in
        if result.error == nil { perRecordProgressBlock?(id, 1) }
        perRecordCompletionBlock?(try? result.get(), id, result.error)
        perRecordResultBlock?(id, result)
      }
      found[id] = parts.attempt(id, tell) {
        try CloudRecords.current.fetch(id, in: place, only: desiredKeys)
      }
    }
    fetchRecordsResultBlock?(parts.outcome)
    fetchRecordsCompletionBlock?(found, parts.error)
  }

  @MainActor override func fail(with error: any Error) {
    fetchRecordsResultBlock?(.failure(error))
    fetchRecordsCompletionBlock?(nil, error)
  }
}

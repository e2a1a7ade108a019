import HeadlessUIKit

/// Saves and deletes records together.
open class CKModifyRecordsOperation: CKDatabaseOperation {
  /// The records that are saved.
  open var recordsToSave: [CKRecord]?
  /// The names of the records that are deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// What happens to newer records of the server.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Called for each record that is saved, or not.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each record that is deleted, or not.
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end, with what was done.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?

  /// Creates an operation that does nothing yet.
  public convenience override init() { self.init(recordsToSave: nil, recordIDsToDelete: nil) }

  /// Creates an operation.
  public init(recordsToSave records: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    recordsToSave = records
    self.recordIDsToDelete = recordIDsToDelete
  }

  /// What happens to newer records of the server.
  public enum RecordSavePolicy: Int, Sendable {
    /// They stay, and there is an error.
    case ifServerRecordUnchanged = 0
    /// Their values are replaced where the record has changed.
    case changedKeys = 1
    /// All their values are replaced.
    case allKeys = 2
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) {
    var (saved, deleted): ([CKRecord], [CKRecord.ID]) = ([], [])
    var failures: [AnyHashable: any Error] = [:]
    for record in recordsToSave ?? [] {
      let result = Result { try CloudRecords.current.save(record, in: place, savePolicy) }
      if case .failure(let error) = result {
        failures[record.recordID] = error
      } else {
        saved.append(record)
      }
      perRecordSaveBlock?(record.recordID, result)
    }
    for id in recordIDsToDelete ?? [] {
      let result = Result { try CloudRecords.current.delete(id, in: place) }
      if case .failure(let error) = result { failures[id] = error } else { deleted.append(id) }
      perRecordDeleteBlock?(id, result)
    }
    let error = failures.isEmpty ? nil : CKError(.partialFailure, failures)
    if let error {
      modifyRecordsResultBlock?(.failure(error))
    } else {
      modifyRecordsResultBlock?(.success(()))
    }
    modifyRecordsCompletionBlock?(saved, deleted, error)
  }
}

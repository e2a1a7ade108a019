public import Foundation
import HeadlessUIKit

/// Saves and deletes records together.
// Proof: as of its superclass.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The records that are saved.
  open var recordsToSave: [CKRecord]?
  /// The names of the records that are deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// What happens to newer records of the server.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all of a zone is done, or nothing; not in the zone that there always is.
  open var isAtomic = true
  /// What the app knows it by, for its other devices.
  open var clientChangeTokenData: Data?
  /// Called when a part of a record is saved, which is all of it here.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Called for each record that is saved, or not.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
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
    super.init()
  }

  /// What happens to newer records of the server.
  public enum RecordSavePolicy: Int, Sendable {
    /// They stay, and there is an error.
    case ifServerRecordUnchanged = 0
    /// Their values are replaced where the record has changed.
    case changedKeys = 1
    /// Their values are replaced by all that the record has.
    case allKeys = 2
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    let modified = try CloudRecords.current.modify(
      saving: recordsToSave ?? [], deleting: recordIDsToDelete ?? [], savePolicy,
      atomically: isAtomic, in: place)
    for (record, result) in modified.saved {
      if result.error == nil { perRecordProgressBlock?(record, 1) }
      perRecordCompletionBlock?(record, result.error)
      perRecordSaveBlock?(record.recordID, result)
    }
    for (id, result) in modified.deleted { perRecordDeleteBlock?(id, result) }
    let error = CKError.partial(modified.failures)
    modifyRecordsResultBlock?(Result(of: error))
    modifyRecordsCompletionBlock?(
      modified.saved.compactMap { try? $1.get() },
      modified.deleted.compactMap { $1.error == nil ? $0 : nil }, error)
  }

  @MainActor override func fail(with error: any Error) {
    modifyRecordsResultBlock?(.failure(error))
    modifyRecordsCompletionBlock?(nil, nil, error)
  }
}

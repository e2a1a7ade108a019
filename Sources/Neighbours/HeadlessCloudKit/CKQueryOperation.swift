public import Foundation
import HeadlessUIKit

/// Asks for records of a kind.
open class CKQueryOperation: CKDatabaseOperation {
  /// The question.
  open var query: CKQuery?
  /// The zone.
  open var zoneID: CKRecordZone.ID?
  /// The names of wanted values; all are there, whatever it says.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// The largest number of records; 0 for all.
  open var resultsLimit = 0
  /// Called for each record.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called for each record.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end; there is never more.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Called at the end; there is never more.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  /// Creates an operation without a question.
  public override init() {}

  /// Creates an operation for a question.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  /// Where an answer goes on.
  public final class Cursor: NSObject, Sendable {}

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) {
    guard let query else { return }
    do {
      let found = try CloudRecords.current.find(query, zoneID, in: place)
      for record in resultsLimit > 0 ? Array(found.prefix(resultsLimit)) : found {
        recordFetchedBlock?(record)
        recordMatchedBlock?(record.recordID, .success(record))
      }
      queryResultBlock?(.success(nil))
      queryCompletionBlock?(nil, nil)
    } catch {
      queryResultBlock?(.failure(error))
      queryCompletionBlock?(nil, error)
    }
  }
}

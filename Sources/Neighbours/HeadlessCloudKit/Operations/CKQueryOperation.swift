import HeadlessUIKit

/// Asks for records of a kind.
// Proof: as of its superclass.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The question.
  open var query: CKQuery?
  /// Where a former answer goes on.
  open var cursor: Cursor?
  /// The zone.
  open var zoneID: CKRecordZone.ID?
  /// The names of wanted values; all of them without any.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// The largest number of records; 0 for as many as the server gives, see
  /// ``SimulatedCloud/resultsLimit``.
  open var resultsLimit = 0
  /// Called for each record.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called for each record.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end, with where the answer goes on if there is more.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Called at the end, with where the answer goes on if there is more.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?

  /// The limit for as many records as the server gives.
  public static let maximumResults = 0

  /// Creates an operation without a question.
  public override init() { super.init() }

  /// Creates an operation for a question.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }

  /// Creates an operation that goes on with an answer.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    let (cloud, wanted) = (
      CloudRecords.current, CloudRecords.Wanted(keys: desiredKeys, limit: resultsLimit)
    )
    let page: CloudRecords.Page
    if let cursor {
      page = try cloud.goOn(from: cursor, wanted, in: place)
    } else if let query {
      page = try cloud.find(query, zoneID, wanted, in: place)
    } else {
      throw CKError(.invalidArguments)
    }
    for record in page.records {
      recordFetchedBlock?(record)
      recordMatchedBlock?(record.recordID, .success(record))
    }
    queryResultBlock?(.success(page.cursor))
    queryCompletionBlock?(page.cursor, nil)
  }

  @MainActor override func fail(with error: any Error) {
    queryResultBlock?(.failure(error))
    queryCompletionBlock?(nil, error)
  }
}

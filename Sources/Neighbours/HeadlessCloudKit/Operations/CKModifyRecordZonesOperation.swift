import HeadlessUIKit

/// Adds and deletes zones together.
// Proof: as of its superclass.
open class CKModifyRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The zones that are added.
  open var recordZonesToSave: [CKRecordZone]?
  /// The names of the zones that are deleted.
  open var recordZoneIDsToDelete: [CKRecordZone.ID]?
  /// Called for each zone that is added, or not.
  open var perRecordZoneSaveBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called for each zone that is deleted, or not.
  open var perRecordZoneDeleteBlock: ((CKRecordZone.ID, Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var modifyRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end, with what was done.
  open var modifyRecordZonesCompletionBlock:
    (([CKRecordZone]?, [CKRecordZone.ID]?, (any Error)?) -> Void)?

  /// Creates an operation that does nothing yet.
  public convenience override init() {
    self.init(recordZonesToSave: nil, recordZoneIDsToDelete: nil)
  }

  /// Creates an operation.
  public init(
    recordZonesToSave: [CKRecordZone]? = nil, recordZoneIDsToDelete: [CKRecordZone.ID]? = nil
  ) {
    self.recordZonesToSave = recordZonesToSave
    self.recordZoneIDsToDelete = recordZoneIDsToDelete
    super.init()
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    let cloud = CloudRecords.current
    var parts = OperationParts()
    let saved = (recordZonesToSave ?? []).compactMap { zone in
      parts.attempt(zone.zoneID, perRecordZoneSaveBlock) { try cloud.add(zone, in: place) }
    }
    let deleted = (recordZoneIDsToDelete ?? []).filter { id in
      parts.attempt(id, perRecordZoneDeleteBlock) { try cloud.delete(id, in: place) } != nil
    }
    modifyRecordZonesResultBlock?(parts.outcome)
    modifyRecordZonesCompletionBlock?(saved, deleted, parts.error)
  }

  @MainActor override func fail(with error: any Error) {
    modifyRecordZonesResultBlock?(.failure(error))
    modifyRecordZonesCompletionBlock?(nil, nil, error)
  }
}

import HeadlessUIKit

/// Fetches zones by their names, or all of them.
// Proof: as of its superclass.
open class CKFetchRecordZonesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The names of the zones; all zones without any.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// Called for each zone that is there, or not.
  open var perRecordZoneResultBlock: ((CKRecordZone.ID, Result<CKRecordZone, any Error>) -> Void)?
  /// Called at the end.
  open var fetchRecordZonesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end, with the zones that are there.
  open var fetchRecordZonesCompletionBlock:
    (([CKRecordZone.ID: CKRecordZone]?, (any Error)?) -> Void)?

  /// Creates an operation that fetches all zones.
  public override init() { super.init() }

  /// Creates an operation for zones.
  public convenience init(recordZoneIDs zoneIDs: [CKRecordZone.ID]) {
    self.init()
    recordZoneIDs = zoneIDs
  }

  /// Returns an operation that fetches all zones.
  open class func fetchAllRecordZonesOperation() -> CKFetchRecordZonesOperation {
    CKFetchRecordZonesOperation()
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    let cloud = CloudRecords.current
    var (parts, zones) = (OperationParts(), [CKRecordZone.ID: CKRecordZone]())
    for id in recordZoneIDs ?? cloud.zones(in: place).map(\.zoneID) {
      zones[id] = parts.attempt(id, perRecordZoneResultBlock) { try cloud.zone(id, in: place) }
    }
    fetchRecordZonesResultBlock?(parts.outcome)
    fetchRecordZonesCompletionBlock?(zones, parts.error)
  }

  @MainActor override func fail(with error: any Error) {
    fetchRecordZonesResultBlock?(.failure(error))
    fetchRecordZonesCompletionBlock?(nil, error)
  }
}

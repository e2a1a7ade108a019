import HeadlessUIKit

/// Asks which zones of a database have changed since a token.
// Proof: as of its superclass.
open class CKFetchDatabaseChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Since when; all zones without one.
  open var previousServerChangeToken: CKServerChangeToken?
  /// The largest number of zones at a time; 0 for as many as the server gives.
  open var resultsLimit = 0
  /// Whether it asks again as long as there is more.
  open var fetchAllChanges = true
  /// Called for each zone that has changed.
  open var recordZoneWithIDChangedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called for each zone that was deleted.
  open var recordZoneWithIDWasDeletedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called for each zone that the user has deleted in the system's settings.
  open var recordZoneWithIDWasPurgedBlock: ((CKRecordZone.ID) -> Void)?
  /// Called for each zone that is gone since the user has reset what is encrypted, which no user does here.
  open var recordZoneWithIDWasDeletedDueToUserEncryptedDataResetBlock: ((CKRecordZone.ID) -> Void)?
  /// Called with each token, which the app keeps for the next time.
  open var changeTokenUpdatedBlock: ((CKServerChangeToken) -> Void)?
  /// Called at the end.
  open var fetchDatabaseChangesResultBlock:
    ((Result<(serverChangeToken: CKServerChangeToken, moreComing: Bool), any Error>) -> Void)?
  /// Called at the end, with the last token, and whether there is more.
  open var fetchDatabaseChangesCompletionBlock:
    ((CKServerChangeToken?, Bool, (any Error)?) -> Void)?

  /// Creates an operation for all zones.
  public convenience override init() { self.init(previousServerChangeToken: nil) }

  /// Creates an operation for what has changed.
  public init(previousServerChangeToken: CKServerChangeToken?) {
    self.previousServerChangeToken = previousServerChangeToken
    super.init()
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    var (token, isMoreComing) = (previousServerChangeToken, true)
    repeat {
      let changes = try CloudRecords.current.changes(
        since: token, limit: resultsLimit, in: place)
      tell(changes)
      (token, isMoreComing) = (changes.token, changes.isMoreComing)
      changeTokenUpdatedBlock?(changes.token)
    } while isMoreComing && fetchAllChanges
    if let token { fetchDatabaseChangesResultBlock?(.success((token, isMoreComing))) }
    fetchDatabaseChangesCompletionBlock?(token, isMoreComing, nil)
  }

  @MainActor private func tell(_ changes: CloudRecords.DatabaseChanges) {
    for id in changes.changed { recordZoneWithIDChangedBlock?(id) }
    for zone in changes.deleted {
      let tell = zone.isPurged ? recordZoneWithIDWasPurgedBlock : nil
      (tell ?? recordZoneWithIDWasDeletedBlock)?(zone.id)
    }
  }

  @MainActor override func fail(with error: any Error) {
    fetchDatabaseChangesResultBlock?(.failure(error))
    fetchDatabaseChangesCompletionBlock?(nil, false, error)
  }
}

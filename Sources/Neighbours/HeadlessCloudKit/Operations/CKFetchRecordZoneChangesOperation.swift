public import Foundation
import HeadlessUIKit

/// Asks what has changed in zones since a token each.
// Proof: as of its superclass.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is wanted of a zone.
  open class ZoneConfiguration: NSObject {
    /// Since when; all that is there without one.
    open var previousServerChangeToken: CKServerChangeToken?
    /// The largest number of records at a time; 0 for as many as the server gives.
    open var resultsLimit = 0
    /// The names of wanted values; all of them without any.
    open var desiredKeys: [CKRecord.FieldKey]?

    /// Creates one for all that is there.
    public override init() { super.init() }

    /// Creates one for what has changed.
    public convenience init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil,
      desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      self.init()
      self.previousServerChangeToken = previousServerChangeToken
      self.resultsLimit = resultsLimit ?? 0
      self.desiredKeys = desiredKeys
    }
  }

  /// What is wanted of a zone.
  public typealias ZoneOptions = ZoneConfiguration

  /// The names of the zones.
  open var recordZoneIDs: [CKRecordZone.ID]?
  /// What is wanted of zones, by their names.
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  /// What is wanted of zones, by their names.
  open var optionsByRecordZoneID: [CKRecordZone.ID: ZoneOptions]? {
    get { configurationsByRecordZoneID }
    set { configurationsByRecordZoneID = newValue }
  }
  /// Whether it asks again as long as there is more.
  open var fetchAllChanges = true
  /// Called for each record that has changed.
  open var recordChangedBlock: ((CKRecord) -> Void)?
  /// Called for each record that has changed.
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called for each record that was deleted, with its kind.
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  /// Called with each token of a zone of which there is more, which the app keeps for the next time.
  open var recordZoneChangeTokensUpdatedBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  /// Called at the end of each zone.
  open var recordZoneFetchResultBlock:
    (
      (
        CKRecordZone.ID,
        Result<
          (serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool),
          any Error
        >
      ) -> Void
    )?
  /// Called at the end of each zone, with its token, and whether there is more.
  open var recordZoneFetchCompletionBlock:
    ((CKRecordZone.ID, CKServerChangeToken?, Data?, Bool, (any Error)?) -> Void)?
  /// Called at the end.
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Called at the end.
  open var fetchRecordZoneChangesCompletionBlock: (((any Error)?) -> Void)?

  /// Creates an operation that asks for nothing yet.
  public override init() { super.init() }

  /// Creates an operation for zones.
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID]? = nil,
    configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    self.init()
    self.recordZoneIDs = recordZoneIDs
    self.configurationsByRecordZoneID = configurationsByRecordZoneID
  }

  /// Creates an operation for zones.
  public convenience init(
    recordZoneIDs: [CKRecordZone.ID],
    optionsByRecordZoneID: [CKRecordZone.ID: ZoneOptions]?
  ) {
    self.init(
      recordZoneIDs: recordZoneIDs, configurationsByRecordZoneID: optionsByRecordZoneID)
  }

  @MainActor override func perform(in place: CloudRecords.DatabaseAddress) throws {
    var parts = OperationParts()
    let named = (configurationsByRecordZoneID ?? [:]).keys.sorted { $0.zoneName < $1.zoneName }
    for id in recordZoneIDs ?? named {
      let tell = { [self] (id: CKRecordZone.ID, result: Result<ZoneEnd, any Error>) in
        let end = try? result.get()
        recordZoneFetchResultBlock?(id, result.map { ($0.token, nil, $0.isMoreComing) })
        recordZoneFetchCompletionBlock?(
          id, end?.token, nil, end?.isMoreComing ?? false, result.error)
      }
      _ = parts.attempt(id, tell) { try fetch(id, in: place) }
    }
    fetchRecordZoneChangesResultBlock?(parts.outcome)
    fetchRecordZoneChangesCompletionBlock?(parts.error)
  }

  private typealias ZoneEnd = (token: CKServerChangeToken, isMoreComing: Bool)

  /// Tells what has changed in a zone.
  @MainActor
  private func fetch(
    _ id: CKRecordZone.ID, in place: CloudRecords.DatabaseAddress
  ) throws -> ZoneEnd {
    let configuration = configurationsByRecordZoneID?[id] ?? ZoneConfiguration()
    let wanted = CloudRecords.Wanted(
      keys: configuration.desiredKeys, limit: configuration.resultsLimit)
    var token = configuration.previousServerChangeToken
    while true {
      let changes = try CloudRecords.current.changes(of: id, since: token, wanted, in: place)
      for record in changes.changed {
        recordChangedBlock?(record)
        recordWasChangedBlock?(record.recordID, .success(record))
      }
      for (id, type) in changes.deleted { recordWithIDWasDeletedBlock?(id, type) }
      guard changes.isMoreComing, fetchAllChanges else {
        return (changes.token, changes.isMoreComing)
      }
      recordZoneChangeTokensUpdatedBlock?(id, changes.token, nil)
      token = changes.token
    }
  }

  @MainActor override func fail(with error: any Error) {
    fetchRecordZoneChangesResultBlock?(.failure(error))
    fetchRecordZoneChangesCompletionBlock?(error)
  }
}

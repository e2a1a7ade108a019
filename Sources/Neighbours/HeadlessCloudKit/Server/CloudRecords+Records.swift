import Foundation

extension CloudRecords {
  /// What came of records that were to be saved and deleted together.
  struct Modified {
    var saved: [(CKRecord, Result<CKRecord, any Error>)] = []
    var deleted: [(CKRecord.ID, Result<Void, any Error>)] = []

    var failures: [AnyHashable: any Error] {
      var failures: [AnyHashable: any Error] = [:]
      for (record, result) in saved { failures[record.recordID] = result.error }
      for (id, result) in deleted { failures[id] = result.error }
      return failures
    }

    /// What came of it, by the names of records.
    var results:
      (
        saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
        deleteResults: [CKRecord.ID: Result<Void, any Error>]
      )
    {
      (
        Dictionary(saved.map { ($0.recordID, $1) }) { $1 },
        Dictionary(deleted.map { ($0, $1) }) { $1 }
      )
    }
  }

  /// How many records the server takes at a time.
  private static let most = 400

  // MARK: One record

  func save(
    _ record: CKRecord, in place: DatabaseAddress,
    _ policy: CKModifyRecordsOperation.RecordSavePolicy
  ) throws -> CKRecord {
    try check(record, in: place, policy)
    let before = self[place].record(record.recordID)
    put(record, over: before, in: place, writingAll: policy == .allKeys)
    return record
  }

  /// Throws what is against saving a record.
  private func check(
    _ record: CKRecord, in place: DatabaseAddress,
    _ policy: CKModifyRecordsOperation.RecordSavePolicy
  ) throws {
    try beginThing()
    if let absence = self[place].absence(of: record.recordID.zoneID) { throw absence }
    guard policy == .ifServerRecordUnchanged else { return }
    let before = self[place].record(record.recordID)
    guard before?.recordChangeTag != record.recordChangeTag else { return }
    // A record that is there no more is an unknown one.
    guard let before else { throw CKError(.unknownItem) }
    throw CKError(
      .serverRecordChanged,
      userInfo: [
        CKRecordChangedErrorServerRecordKey: before.copied(),
        CKRecordChangedErrorClientRecordKey: record,
      ])
  }

  /// Keeps a record, with what only the server has of it.
  private func put(
    _ record: CKRecord, over before: CKRecord?, in place: DatabaseAddress, writingAll: Bool
  ) {
    let kept = record.copied()
    if let before {
      kept.values.keep(before.values, writingAll: writingAll)
      kept.encrypted.keep(before.encrypted, writingAll: writingAll)
    }
    let (number, date) = (change(), Date())
    for saved in [record, kept] {
      saved.wasSaved(number, on: date, before: before)
      (saved as? CKShare)?.wasShared()
    }
    self[place].put(kept, number)
    if let share = kept as? CKShare, let root = share.rootID {
      self[place].record(root)?.server.share = CKReference(record: share, action: .none)
    }
  }

  func fetch(
    _ id: CKRecord.ID, in place: DatabaseAddress, only keys: [CKRecord.FieldKey]? = nil
  ) throws -> CKRecord {
    try beginThing()
    if let record = self[place].record(id) { return record.copied(only: keys) }
    if id == .ofUser {
      return CKRecord(recordType: CKRecord.SystemType.userRecord, recordID: id)
    }
    throw self[place].absence(of: id.zoneID) ?? CKError(.unknownItem)
  }

  /// Deletes a record, and all that cannot be without it.
  func delete(_ id: CKRecord.ID, in place: DatabaseAddress) throws {
    try checkDeleting(id, in: place)
    _ = self[place].delete(id, change())
  }

  private func checkDeleting(_ id: CKRecord.ID, in place: DatabaseAddress) throws {
    try beginThing()
    if let absence = self[place].absence(of: id.zoneID) { throw absence }
    guard self[place].record(id) != nil else { throw CKError(.unknownItem) }
  }

  // MARK: Several records

  /// Saves and deletes records; where one of a zone fails, none of that zone, if that is wanted.
  func modify(
    saving: [CKRecord], deleting: [CKRecord.ID],
    _ policy: CKModifyRecordsOperation.RecordSavePolicy, atomically: Bool,
    in place: DatabaseAddress
  ) throws -> Modified {
    guard saving.count + deleting.count <= Self.most else { throw CKError(.limitExceeded) }
    func isAtomic(_ zone: CKRecordZone.ID) -> Bool {
      atomically && zone != .default && place.scope != .public
    }
    var refusals: [CKRecord.ID: any Error] = [:]
    for record in saving where isAtomic(record.recordID.zoneID) {
      let checked = Result { try check(record, in: place, policy) }
      refusals[record.recordID] = checked.error
    }
    for id in deleting where isAtomic(id.zoneID) {
      refusals[id] = Result { try checkDeleting(id, in: place) }.error
    }
    let broken = Set(refusals.keys.map(\.zoneID))
    func checkTogether(_ id: CKRecord.ID) throws {
      if let refusal = refusals[id] { throw refusal }
      if broken.contains(id.zoneID) { throw CKError(.batchRequestFailed) }
    }
    var modified = Modified()
    for record in saving {
      let result = Result {
        try checkTogether(record.recordID)
        return try save(record, in: place, policy)
      }
      modified.saved.append((record, result))
    }
    for id in deleting {
      let result = Result {
        try checkTogether(id)
        try delete(id, in: place)
      }
      modified.deleted.append((id, result))
    }
    return modified
  }

  // MARK: Other devices

  /// Takes a record that another device has saved, whatever version there was.
  func receive(_ record: CKRecord, in place: DatabaseAddress) {
    let zone = CKRecordZone(zoneID: record.recordID.zoneID)
    if !self[place].has(zone.zoneID) { self[place].add(zone, change()) }
    let before = self[place].record(record.recordID)
    put(record, over: before, in: place, writingAll: false)
    push(before == nil ? .created : .updated, record, in: place)
  }

  /// Lets another device delete a record.
  func lose(_ id: CKRecord.ID, in place: DatabaseAddress) {
    for record in self[place].delete(id, change()) { push(.deleted, record, in: place) }
  }
}

extension CKRecord {
  /// A record as it is handed out: with the wanted values, or with all.
  func copied(only keys: [FieldKey]?) -> CKRecord {
    let copy = copied()
    copy.values.restrict(to: keys)
    copy.encrypted.restrict(to: keys)
    return copy
  }
}

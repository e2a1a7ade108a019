/// What the server has in a database.
struct CloudDatabase {
  /// A part of it, and the numbers of the changes that have made it and changed it last.
  struct Zone {
    let zone: CKRecordZone
    let beginning: Int
    var changed: Int
  }

  /// A record that is gone.
  struct DeletedRecord {
    let id: CKRecord.ID
    let type: CKRecord.RecordType
    let number: Int
  }

  /// A part of it that is gone.
  struct DeletedZone {
    let id: CKRecordZone.ID
    /// Whether the user has deleted it in the system's settings.
    let isPurged: Bool
    let number: Int
  }

  var records: [CKRecord] = []
  var zones: [Zone] = []
  var deletedRecords: [DeletedRecord] = []
  var deletedZones: [DeletedZone] = []
  var subscriptions: [CKSubscription] = []

  func record(_ id: CKRecord.ID) -> CKRecord? { records.first { $0.recordID == id } }

  /// Whether a part is there; one there always is.
  func has(_ zone: CKRecordZone.ID) -> Bool {
    zone == .default || zones.contains { $0.zone.zoneID == zone }
  }

  /// The error of what is to be done in a part that is not there.
  func absence(of zone: CKRecordZone.ID) -> CKError? {
    guard !has(zone) else { return nil }
    let isPurged = deletedZones.last { $0.id == zone }?.isPurged == true
    return CKError(isPurged ? .userDeletedZone : .zoneNotFound)
  }

  // MARK: Changes

  mutating func put(_ record: CKRecord, _ number: Int) {
    if let index = records.firstIndex(where: { $0.recordID == record.recordID }) {
      records[index] = record
    } else {
      records.append(record)
    }
    deletedRecords.removeAll { $0.id == record.recordID }
    touch(record.recordID.zoneID, number)
  }

  /// Deletes a record and all that cannot be without it, and returns these.
  mutating func delete(_ id: CKRecord.ID, _ number: Int) -> [CKRecord] {
    var deleted: [CKRecord] = []
    var gone = [id]
    while let next = gone.popLast() {
      guard let index = records.firstIndex(where: { $0.recordID == next }) else { continue }
      let record = records.remove(at: index)
      deleted.append(record)
      deletedRecords.append(
        DeletedRecord(id: next, type: record.recordType, number: number))
      touch(next.zoneID, number)
      if let share = record.share { gone.append(share.recordID) }
      for other in records where other.share?.recordID == next { other.server.share = nil }
      gone += records.filter { $0.cannotBe(without: next) }.map(\.recordID)
    }
    return deleted
  }

  mutating func add(_ zone: CKRecordZone, _ number: Int) {
    guard !has(zone.zoneID) else { return }
    deletedZones.removeAll { $0.id == zone.zoneID }
    zones.append(Zone(zone: zone, beginning: number, changed: number))
  }

  /// Deletes a part with all that is in it.
  mutating func delete(_ zone: CKRecordZone.ID, isPurged: Bool, _ number: Int) {
    zones.removeAll { $0.zone.zoneID == zone }
    records.removeAll { $0.recordID.zoneID == zone }
    deletedRecords.removeAll { $0.id.zoneID == zone }
    deletedZones.append(DeletedZone(id: zone, isPurged: isPurged, number: number))
  }

  private mutating func touch(_ zone: CKRecordZone.ID, _ number: Int) {
    for index in zones.indices where zones[index].zone.zoneID == zone {
      zones[index].changed = number
    }
  }
}

import Foundation
import HeadlessUIKit
import NetworkAnswers
import Predicates

/// What one application's user has in iCloud.
@MainActor
final class CloudRecords: ScopedState {
  /// A database of a container.
  struct DatabaseAddress: Hashable, Sendable {
    let container: String
    let scope: CKDatabase.Scope
  }

  private var records: [DatabaseAddress: [CKRecord]] = [:]
  private var zones: [DatabaseAddress: [CKRecordZone.ID]] = [:]
  private var saves = 0
  var accountStatus = CKAccountStatus.available
  var next: CKError.Code?

  nonisolated init() {}

  var all: [CKRecord] { records.values.flatMap { $0 } }

  /// Why nothing can be done.
  func obstacle(to scope: CKDatabase.Scope) -> CKError? {
    defer { next = nil }
    if let next { return CKError(next) }
    if DeviceConnection.current.connection == .none { return CKError(.networkUnavailable) }
    return scope != .public && accountStatus != .available ? CKError(.notAuthenticated) : nil
  }

  func add(_ zone: CKRecordZone.ID, in place: DatabaseAddress) throws {
    if let obstacle = obstacle(to: place.scope) { throw obstacle }
    zones[place, default: []].append(zone)
  }

  func save(
    _ record: CKRecord, in place: DatabaseAddress,
    _ policy: CKModifyRecordsOperation.RecordSavePolicy
  ) throws -> CKRecord {
    if let obstacle = obstacle(to: place.scope) { throw obstacle }
    let zone = record.recordID.zoneID
    guard zone == .default || zones[place]?.contains(zone) == true else {
      throw CKError(.zoneNotFound)
    }
    let index = records[place]?.firstIndex { $0.recordID == record.recordID }
    let before = index.flatMap { records[place]?[$0] }
    if policy == .ifServerRecordUnchanged, before?.recordChangeTag != record.recordChangeTag {
      throw CKError(.serverRecordChanged, nil, server: before?.copied(), client: record)
    }
    saves += 1
    record.saved(saves, before: policy == .allKeys ? nil : before)
    if let index {
      records[place]?[index] = record.copied()
    } else {
      records[place, default: []].append(record.copied())
    }
    return record
  }

  /// A record that another device has saved, whatever version there was.
  func receive(_ record: CKRecord, in place: DatabaseAddress) {
    saves += 1
    record.saved(saves, before: records[place]?.first { $0.recordID == record.recordID })
    records[place]?.removeAll { $0.recordID == record.recordID }
    records[place, default: []].append(record.copied())
  }

  func fetch(_ id: CKRecord.ID, in place: DatabaseAddress) throws -> CKRecord {
    if let obstacle = obstacle(to: place.scope) { throw obstacle }
    guard let record = records[place]?.first(where: { $0.recordID == id }) else {
      throw CKError(.unknownItem)
    }
    return record.copied()
  }

  /// Deletes a record, and all that cannot be without it.
  func delete(_ id: CKRecord.ID, in place: DatabaseAddress) throws {
    if let obstacle = obstacle(to: place.scope) { throw obstacle }
    guard records[place]?.contains(where: { $0.recordID == id }) == true else {
      throw CKError(.unknownItem)
    }
    var gone = [id]
    while let next = gone.popLast() {
      records[place]?.removeAll { $0.recordID == next }
      gone += (records[place] ?? []).filter { $0.cannotBe(without: next) }.map(\.recordID)
    }
  }

  func find(_ query: CKQuery, _ zone: CKRecordZone.ID?, in place: DatabaseAddress) throws
    -> [CKRecord]
  {
    if let obstacle = obstacle(to: place.scope) { throw obstacle }
    var found = (records[place] ?? []).filter {
      $0.recordType == query.recordType && (zone == nil || $0.recordID.zoneID == zone)
        && query.predicate.evaluate(with: $0)
    }
    for order in (query.sortDescriptors ?? []).reversed() {
      found.sort { order.compare($0, to: $1) == .orderedAscending }
    }
    return found.map { $0.copied() }
  }
}

import Foundation
import Predicates

extension CloudRecords {
  /// Some records that were found, and where the answer goes on.
  struct Page {
    var records: [CKRecord]
    var cursor: CKQueryOperation.Cursor?
  }

  /// What is wanted of the records that are found.
  struct Wanted: Sendable {
    /// The names of values; all of them without any.
    var keys: [CKRecord.FieldKey]?
    /// The most records; 0 for as many as the server gives.
    var limit = 0
  }

  /// Finds records, and returns the first of them.
  func find(
    _ query: CKQuery, _ zone: CKRecordZone.ID?, _ wanted: Wanted, in place: DatabaseAddress
  ) throws -> Page {
    try beginThing()
    if let zone, let absence = self[place].absence(of: zone) { throw absence }
    var found = self[place].records.filter {
      $0.recordType == query.recordType && (zone == nil || $0.recordID.zoneID == zone)
        && query.predicate.evaluate(with: $0)
    }
    for order in (query.sortDescriptors ?? []).reversed() {
      found.sort { order.compare($0, to: $1) == .orderedAscending }
    }
    return page(of: found, wanted)
  }

  /// Returns the next records, as far as they are still there.
  func goOn(
    from cursor: CKQueryOperation.Cursor, _ wanted: Wanted, in place: DatabaseAddress
  ) throws -> Page {
    try beginThing()
    return page(of: cursor.rest.compactMap { self[place].record($0) }, wanted)
  }

  private func page(of found: [CKRecord], _ wanted: Wanted) -> Page {
    let limit = wanted.limit > 0 ? wanted.limit : pageSize ?? found.count
    let rest = found.dropFirst(limit).map(\.recordID)
    return Page(
      records: found.prefix(limit).map { $0.copied(only: wanted.keys) },
      cursor: rest.isEmpty ? nil : CKQueryOperation.Cursor(rest))
  }
}

import Foundation

extension CloudRecords {
  // MARK: Zones

  /// All zones of a database, and first that which there always is.
  func zones(in place: DatabaseAddress) -> [CKRecordZone] {
    let own = self[place].zones.map(\.zone)
    return place.scope == .shared ? own : [.default()] + own
  }

  func zone(_ id: CKRecordZone.ID, in place: DatabaseAddress) throws -> CKRecordZone {
    try beginThing()
    guard let zone = zones(in: place).first(where: { $0.zoneID == id }) else {
      throw self[place].absence(of: id) ?? CKError(.zoneNotFound)
    }
    return zone
  }

  func add(_ zone: CKRecordZone, in place: DatabaseAddress) throws -> CKRecordZone {
    try beginThing()
    self[place].add(zone, change())
    return zone
  }

  func delete(_ zone: CKRecordZone.ID, in place: DatabaseAddress) throws {
    try beginThing()
    if zone == .default { throw CKError(.invalidArguments) }
    if let absence = self[place].absence(of: zone) { throw absence }
    self[place].delete(zone, isPurged: false, change())
  }

  /// Lets another device delete a zone, or the user in the system's settings.
  func lose(_ zone: CKRecordZone.ID, isPurged: Bool, in place: DatabaseAddress) {
    guard zone != .default, self[place].has(zone) else { return }
    self[place].delete(zone, isPurged: isPurged, change())
    push(deletedZone: zone, in: place)
  }

  // MARK: What has changed

  /// What has changed in a zone, with the token of that.
  struct ZoneChanges {
    var changed: [CKRecord] = []
    var deleted: [(CKRecord.ID, CKRecord.RecordType)] = []
    let token: CKServerChangeToken
    let isMoreComing: Bool
  }

  /// What has changed in a database, with the token of that.
  struct DatabaseChanges {
    var changed: [CKRecordZone.ID] = []
    var deleted: [CloudDatabase.DeletedZone] = []
    let token: CKServerChangeToken
    let isMoreComing: Bool
  }

  private enum Event {
    case changed(CKRecord)
    case deleted(CloudDatabase.DeletedRecord)

    var number: Int {
      switch self {
      case .changed(let record): record.changeNumber
      case .deleted(let record): record.number
      }
    }
  }

  /// Returns what has changed in a zone since a token: without one, all that is there.
  func changes(
    of zone: CKRecordZone.ID, since token: CKServerChangeToken?, _ wanted: Wanted,
    in place: DatabaseAddress
  ) throws -> ZoneChanges {
    try beginThing()
    let database = self[place]
    if zone == .default {
      let reason = "AppDefaultZone does not support getChanges call"
      throw CKError(.invalidArguments, userInfo: [NSLocalizedDescriptionKey: reason])
    }
    guard let beginning = database.zones.first(where: { $0.zone.zoneID == zone })?.beginning else {
      throw database.absence(of: zone) ?? CKError(.zoneNotFound)
    }
    try check(token, since: beginning)
    let known = known(by: token)
    var events = database.records.filter {
      $0.recordID.zoneID == zone && $0.changeNumber > known.change
    }
    .map { Event.changed($0) }
    events += database.deletedRecords.filter { $0.id.zoneID == zone && $0.number > known.deletion }
      .map { Event.deleted($0) }
    events.sort { $0.number < $1.number }
    let told = Self.page(of: events, wanted.limit > 0 ? wanted.limit : pageSize) { $0.number }
    let last = told.count < events.count ? told.last?.number : nil
    var changes = ZoneChanges(token: self.token(after: token, last), isMoreComing: last != nil)
    for event in told {
      switch event {
      case .changed(let record): changes.changed.append(record.copied(only: wanted.keys))
      case .deleted(let record): changes.deleted.append((record.id, record.type))
      }
    }
    return changes
  }

  /// Returns the zones that have changed since a token: without one, all that are there.
  func changes(
    since token: CKServerChangeToken?, limit: Int, in place: DatabaseAddress
  ) throws -> DatabaseChanges {
    try beginThing()
    if place.scope == .public { throw CKError(.invalidArguments) }
    try check(token)
    let known = known(by: token)
    let zones = self[place].zones.filter { $0.changed > known.change }
      .sorted { $0.changed < $1.changed }
    let told = Self.page(of: zones, limit > 0 ? limit : pageSize) { $0.changed }
    let last = told.count < zones.count ? told.last?.changed : nil
    let deleted = self[place].deletedZones.filter {
      $0.number > known.deletion && $0.number <= last ?? lastChange
    }
    return DatabaseChanges(
      changed: told.map(\.zone.zoneID), deleted: deleted, token: self.token(after: token, last),
      isMoreComing: last != nil)
  }

  /// The numbers of the last change and of the last deletion that an app with a token knows.
  private func known(by token: CKServerChangeToken?) -> (change: Int, deletion: Int) {
    guard let token else { return (0, lastChange) }
    return (token.number, max(token.number, token.beginning))
  }

  /// The token after some changes, of which the last is not the last of all if it has a number.
  private func token(after token: CKServerChangeToken?, _ last: Int?) -> CKServerChangeToken {
    guard let last else { return CKServerChangeToken(lastChange) }
    return CKServerChangeToken(last, beginning: token?.beginning ?? lastChange)
  }

  /// The first of what is sorted by its numbers; what one change has done stays together.
  private static func page<Item>(
    of items: [Item], _ limit: Int?, _ number: (Item) -> Int
  ) -> [Item] {
    guard let limit, items.count > limit, limit > 0 else { return items }
    let last = number(items[limit - 1])
    return items.filter { number($0) <= last }
  }
}

import FleetTesting
import HeadlessCloudKit
import TestSupport
import Testing

@MainActor @Suite("Changes of zones", .freshApplication)
struct CKZoneChangesTests {
  private let database = CKContainer.default().privateCloudDatabase
  private let nest = CKRecordZone.ID(zoneName: "nest")

  private func egg(_ name: String, in zone: CKRecordZone.ID? = nil) -> CKRecord {
    let egg = CKRecord(
      recordType: "Egg", recordID: CKRecord.ID(recordName: name, zoneID: zone ?? nest))
    egg["name"] = name
    egg["color"] = "blue"
    return egg
  }

  /// Asks for changes of zones, and returns what is told, and the last token.
  private func changes(
    of zones: [CKRecordZone.ID], since token: CKServerChangeToken? = nil, limit: Int? = nil,
    keys: [String]? = nil, all: Bool = true
  ) async -> (lines: [String], token: CKServerChangeToken?) {
    let trace = Trace()
    var last: CKServerChangeToken?
    let configurations = zones.map {
      (
        $0,
        CKFetchRecordZoneChangesOperation.ZoneConfiguration(
          previousServerChangeToken: token, resultsLimit: limit, desiredKeys: keys)
      )
    }
    let operation = CKFetchRecordZoneChangesOperation(
      recordZoneIDs: zones,
      configurationsByRecordZoneID: Dictionary(uniqueKeysWithValues: configurations))
    operation.fetchAllChanges = all
    operation.recordWasChangedBlock = { id, result in
      let keys = (try? result.get())?.allKeys() ?? []
      trace.add("\(id.recordName) \(keys.joined(separator: ","))")
    }
    operation.recordWithIDWasDeletedBlock = { trace.add("no \($0.recordName), \($1)") }
    operation.recordZoneChangeTokensUpdatedBlock = { id, token, _ in
      trace.add("more of \(id.zoneName)")
      last = token
    }
    operation.recordZoneFetchCompletionBlock = { id, token, _, isMoreComing, error in
      trace.add("\(id.zoneName) \(isMoreComing) \(codeName(error))")
      last = token
    }
    operation.fetchRecordZoneChangesCompletionBlock = { trace.add(codeName($0)) }
    database.add(operation)
    await settle()
    return (trace.lines, last)
  }

  @Test func `what has changed since a token`() async throws {
    try await database.save(CKRecordZone(zoneID: nest))
    for name in ["a", "b", "c"] { try await database.save(egg(name)) }
    let first = await changes(of: [nest], keys: ["name"])
    #expect(first.lines == ["a name", "b name", "c name", "nest false fine", "fine"])
    let nothing = await changes(of: [nest], since: first.token)
    #expect(nothing.lines == ["nest false fine", "fine"])

    let other = try await database.record(for: egg("b").recordID)
    other["color"] = "white"
    SimulatedCloud.add(other)
    SimulatedCloud.remove(egg("a").recordID)
    try await database.deleteRecord(withID: egg("c").recordID)
    try await database.save(egg("c"))
    let second = await changes(of: [nest], since: first.token)
    #expect(
      second.lines == [
        "b color,name", "c color,name", "no a, Egg", "nest false fine", "fine",
      ])
    #expect(second.token != first.token)
    let fresh = await changes(of: [nest])
    #expect(fresh.lines == ["b color,name", "c color,name", "nest false fine", "fine"])
  }

  @Test func `changes come page by page`() async throws {
    try await database.save(CKRecordZone(zoneID: nest))
    for name in ["a", "b", "c"] { try await database.save(egg(name)) }
    let all = await changes(of: [nest], limit: 2, keys: [])
    #expect(all.lines == ["a ", "b ", "more of nest", "c ", "nest false fine", "fine"])
    let some = await changes(of: [nest], limit: 2, keys: [], all: false)
    #expect(some.lines == ["a ", "b ", "nest true fine", "fine"])
    SimulatedCloud.resultsLimit = 1
    let rest = try await database.recordZoneChanges(inZoneWith: nest, since: some.token)
    #expect(rest.modificationResultsByID.keys.map(\.recordName) == ["c"])
    #expect(!rest.moreComing && rest.changeToken == all.token && rest.deletions.isEmpty)
  }

  @Test func `why there are no changes`() async throws {
    let (gone, purged) = (CKRecordZone.ID(zoneName: "gone"), CKRecordZone.ID(zoneName: "purged"))
    for zone in [nest, gone, purged] {
      try await database.save(CKRecordZone(zoneID: zone))
      try await database.save(egg("a", in: zone))
    }
    let token = await changes(of: [nest, gone]).token
    SimulatedCloud.removeZone(gone)
    SimulatedCloud.removeZone(purged, isPurged: true)
    let rows: [(CKRecordZone.ID, String)] = [
      (.default, "invalidArguments"), (gone, "zoneNotFound"), (purged, "userDeletedZone"),
      (CKRecordZone.ID(zoneName: "far"), "zoneNotFound"), (nest, "fine"),
    ]
    for (zone, expected) in rows {
      let lines = await changes(of: [zone], since: token).lines
      #expect(
        lines == [
          "\(zone.zoneName) false \(expected)", expected == "fine" ? "fine" : "partialFailure",
        ])
    }
    try await database.save(CKRecordZone(zoneID: gone))
    #expect(
      await changes(of: [gone], since: token).lines == [
        "gone false changeTokenExpired", "partialFailure",
      ])
    SimulatedCloud.expireChangeTokens()
    #expect(
      await changes(of: [nest], since: token).lines == [
        "nest false changeTokenExpired", "partialFailure",
      ])
    #expect(await changes(of: [nest]).lines == ["a color,name", "nest false fine", "fine"])
    SimulatedCloud.nextError = .requestRateLimited
    #expect(await changes(of: [nest]).lines == ["requestRateLimited"])
  }

  @Test func `which zones have changed since a token`() async throws {
    for name in ["nest", "tree", "bush"] {
      try await database.save(CKRecordZone(zoneName: name))
    }
    let trace = Trace()
    var last: CKServerChangeToken?
    func ask(_ limit: Int = 0) async {
      let operation = CKFetchDatabaseChangesOperation(previousServerChangeToken: last)
      operation.resultsLimit = limit
      operation.recordZoneWithIDChangedBlock = { trace.add($0.zoneName) }
      operation.recordZoneWithIDWasDeletedBlock = { trace.add("no \($0.zoneName)") }
      operation.recordZoneWithIDWasPurgedBlock = { trace.add("never \($0.zoneName)") }
      operation.changeTokenUpdatedBlock = { _ in trace.add("token") }
      operation.fetchDatabaseChangesResultBlock = { result in
        guard let end = try? result.get() else { return }
        last = end.serverChangeToken
        trace.add("end \(end.moreComing)")
      }
      database.add(operation)
      await settle()
    }
    await ask()
    try await database.save(egg("a", in: CKRecordZone.ID(zoneName: "tree")))
    SimulatedCloud.add(egg("b"))
    SimulatedCloud.removeZone(nest)
    SimulatedCloud.removeZone(CKRecordZone.ID(zoneName: "bush"), isPurged: true)
    await ask()
    await ask()
    last = nil
    try await database.save(CKRecordZone(zoneID: nest))
    await ask(1)
    #expect(
      trace.lines == [
        "nest", "tree", "bush", "token", "end false",
        "tree", "no nest", "never bush", "token", "end false",
        "token", "end false",
        "tree", "token", "nest", "token", "end false",
      ])
    let publicChanges = await #expect(throws: CKError.self) {
      _ = try await CKContainer.default().publicCloudDatabase.databaseChanges(since: nil)
    }
    #expect(publicChanges?.code == .invalidArguments)
    let changes = try await database.databaseChanges(since: nil)
    #expect(changes.modifications.map(\.zoneID.zoneName) == ["tree", "nest"])
    #expect(changes.deletions.isEmpty && changes.changeToken == last)
  }

  @Test func `zones are added, fetched and deleted`() async throws {
    let trace = Trace()
    let operation = CKModifyRecordZonesOperation(
      recordZonesToSave: [CKRecordZone(zoneID: nest), CKRecordZone(zoneName: "tree")],
      recordZoneIDsToDelete: [CKRecordZone.ID(zoneName: "far")])
    operation.perRecordZoneSaveBlock = { id, _ in trace.add("save \(id.zoneName)") }
    operation.perRecordZoneDeleteBlock = { id, _ in trace.add("delete \(id.zoneName)") }
    operation.modifyRecordZonesCompletionBlock = { saved, deleted, error in
      trace.add("\(saved?.count ?? 0) \(deleted?.count ?? 0) \(codeName(error))")
    }
    database.add(operation)
    await settle()
    #expect(trace.lines == ["save nest", "save tree", "delete far", "2 0 partialFailure"])

    try await database.save(egg("a"))
    #expect(
      try await database.allRecordZones().map(\.zoneID.zoneName) == [
        "_defaultZone", "nest", "tree",
      ])
    #expect(try await database.recordZone(for: nest).capabilities.contains(.fetchChanges))
    #expect(CKRecordZone.default().capabilities.isEmpty)
    try await database.deleteRecordZone(withID: nest)
    #expect(SimulatedCloud.records.isEmpty)
    database.fetch(withRecordZoneID: nest) { trace.add("\($0 == nil) \(codeName($1))") }
    database.fetchAllRecordZones { zones, _ in trace.add("\(zones?.count ?? 0)") }
    database.delete(withRecordZoneID: .default) { trace.add("\($0 == nil) \(codeName($1))") }
    await settle()
    #expect(trace.lines.suffix(3) == ["true zoneNotFound", "2", "true invalidArguments"])

    let fetching = CKFetchRecordZonesOperation(recordZoneIDs: [.default, nest])
    fetching.fetchRecordZonesCompletionBlock = { zones, error in
      trace.add("\((zones ?? [:]).keys.map(\.zoneName)) \(codeName(error))")
    }
    let all = CKFetchRecordZonesOperation.fetchAllRecordZonesOperation()
    all.fetchRecordZonesCompletionBlock = { zones, error in
      trace.add("\(zones?.count ?? 0) \(codeName(error))")
    }
    for operation in [fetching, all] { database.add(operation) }
    await settle()
    #expect(trace.lines.suffix(2) == ["[\"_defaultZone\"] partialFailure", "2 fine"])
  }

  @Test func `tokens and names are archived`() async throws {
    try await database.save(CKRecordZone(zoneID: nest))
    let token = try await database.databaseChanges(since: nil).changeToken
    let again = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: CKServerChangeToken.self,
      from: NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true))
    #expect(again == token)
    try await database.save(egg("a"))
    #expect(try await database.databaseChanges(since: again).changeToken != token)
    let id = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: CKRecord.ID.self,
      from: NSKeyedArchiver.archivedData(
        withRootObject: egg("a").recordID, requiringSecureCoding: true))
    #expect(id == egg("a").recordID && id?.zoneID == nest)
  }
}

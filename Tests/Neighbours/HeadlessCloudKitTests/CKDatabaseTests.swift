import Fleet
import FleetTesting
import HeadlessCloudKit
import TestSupport
import Testing

@MainActor @Suite("CKDatabase", .freshApplication)
struct CKDatabaseTests {
  private let database = CKContainer.default().privateCloudDatabase

  private func bird(_ name: String, eggs: Int = 0) -> CKRecord {
    let bird = CKRecord(recordType: "Bird", recordID: CKRecord.ID(recordName: name))
    bird["name"] = name
    bird["eggs"] = eggs
    return bird
  }

  private func code(_ error: (any Error)?) -> String {
    (error as? CKError).map { "\($0.code)" } ?? "no error"
  }

  @Test func `records are saved, found and deleted, each in a later turn`() {
    let trace = Trace()
    let id = CKRecord.ID(recordName: "wren")
    database.save(bird("wren", eggs: 5)) { record, error in
      trace.add("saved \(record?.recordChangeTag ?? "") \(error == nil)")
    }
    #expect(trace.lines.isEmpty)
    settle()
    database.fetch(withRecordID: id) { record, _ in
      trace.add("fetched \(record?["eggs"] as? Int ?? 0)")
    }
    database.delete(withRecordID: id) { id, _ in trace.add("deleted \(id?.recordName ?? "")") }
    database.fetch(withRecordID: id) { _, error in
      trace.add("\((error as? CKError)?.code == .unknownItem)")
    }
    settle()
    #expect(trace.lines == ["saved 1 true", "fetched 5", "deleted wren", "true"])
  }

  @Test func `questions have predicates, and are sorted`() async throws {
    for (name, eggs) in [("wren", 5), ("robin", 4), ("tit", 9)] {
      try await database.save(bird(name, eggs: eggs))
    }
    SimulatedCloud.add(CKRecord(recordType: "Fish"))
    let rows: [(NSPredicate, [String])] = [
      (NSPredicate(value: true), ["robin", "wren", "tit"]),
      (NSPredicate(format: "eggs > %d", 4), ["wren", "tit"]),
      (NSPredicate(format: "name BEGINSWITH %@", "r"), ["robin"]),
      (NSPredicate(format: "recordID == %@", CKRecord.ID(recordName: "tit")), ["tit"]),
    ]
    for (predicate, expected) in rows {
      let query = CKQuery(recordType: "Bird", predicate: predicate)
      query.sortDescriptors = [NSSortDescriptor(key: "eggs", ascending: true)]
      let found = try await database.records(matching: query).matchResults
      #expect(found.map(\.0.recordName) == expected, "\(predicate)")
      let trace = Trace()
      let operation = CKQueryOperation(query: query)
      operation.resultsLimit = 1
      operation.recordFetchedBlock = { trace.add($0.recordID.recordName) }
      operation.queryCompletionBlock = { trace.add("end \($0 == nil) \($1 == nil)") }
      database.add(operation)
      await settle()
      #expect(trace.lines == [expected[0], "end \(expected.count == 1) true"])
    }
    #expect(SimulatedCloud.records.count == 4)
  }

  @Test func `a newer record of the server stays`() async throws {
    let mine = try await database.save(bird("wren", eggs: 5))
    let other = try await database.record(for: mine.recordID)
    other["eggs"] = 6
    SimulatedCloud.add(other)
    mine["name"] = "Jenny"
    let error = await #expect(throws: CKError.self) { _ = try await database.save(mine) }
    #expect(error?.code == .serverRecordChanged)
    #expect(error?.serverRecord?["eggs"] == 6)
    #expect(mine.changedKeys() == ["name"])

    let operation = CKModifyRecordsOperation(recordsToSave: [mine])
    operation.savePolicy = .changedKeys
    let trace = Trace()
    operation.modifyRecordsCompletionBlock = { saved, _, error in
      trace.add("\(saved?.count ?? 0) \(error == nil)")
    }
    database.add(operation)
    await settle()
    #expect(trace.lines == ["1 true"])
    let now = try await database.record(for: mine.recordID)
    #expect(now["eggs"] == 6)
    #expect(now["name"] == "Jenny")
  }

  @Test func `several things are done together`() async throws {
    let nest = try await database.save(CKRecord(recordType: "Nest"))
    let egg = CKRecord(recordType: "Egg")
    egg["nest"] = CKRecord.Reference(record: nest, action: .deleteSelf)
    let far = CKRecord(recordType: "Egg", zoneID: CKRecordZone.ID(zoneName: "far"))
    let trace = Trace()
    let operation = CKModifyRecordsOperation(
      recordsToSave: [egg, far], recordIDsToDelete: [CKRecord.ID(recordName: "none")])
    operation.perRecordSaveBlock = { _, result in
      trace.add((try? result.get()) == nil ? "not saved" : "saved")
    }
    operation.modifyRecordsResultBlock = { result in
      guard case .failure(let error) = result else { return trace.add("all done") }
      let codes = (error as? CKError)?.partialErrorsByItemID?.values.map { self.code($0) } ?? []
      trace.add("\(codes.sorted())")
    }
    database.add(operation)
    await settle()
    #expect(
      trace.lines == ["saved", "not saved", "[\"unknownItem\", \"zoneNotFound\"]"])
    let query = CKQuery(
      recordType: "Egg", predicate: NSPredicate(format: "nest == %@", nest.recordID))
    #expect(try await database.records(matching: query).matchResults.count == 1)
    try await database.deleteRecord(withID: nest.recordID)
    #expect(SimulatedCloud.records.isEmpty)

    database.save(CKRecordZone(zoneName: "far")) { zone, _ in trace.add(zone?.zoneID.zoneName ?? "")
    }
    await settle()
    try await database.save(far)
    #expect(SimulatedCloud.records.count == 1)
  }

  @Test func `without an account or a network`() async throws {
    let container = CKContainer.default()
    #expect(try await container.accountStatus() == .available)
    let trace = Trace()
    let observer = NotificationCenter.default.addObserver(
      forName: .CKAccountChanged, object: nil, queue: nil
    ) { _ in trace.add("changed") }
    defer { NotificationCenter.default.removeObserver(observer) }
    SimulatedCloud.accountStatus = .noAccount
    #expect(trace.lines == ["changed"])
    let steps: [(() -> Void, CKDatabase, CKError.Code?)] = [
      ({}, database, .notAuthenticated), ({}, container.publicCloudDatabase, nil),
      ({ SimulatedCloud.accountStatus = .available }, database, nil),
      ({ SimulatedCloud.nextError = .zoneBusy }, database, .zoneBusy),
      ({ Fleet.networkConnection = .none }, database, .networkUnavailable),
    ]
    for (step, database, expected) in steps {
      step()
      var code: CKError.Code?
      do { try await database.save(bird(UUID().uuidString)) } catch {
        code = (error as? CKError)?.code
      }
      #expect(code == expected)
    }
    #expect(SimulatedCloud.records.count == 2)
  }
}

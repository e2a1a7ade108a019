import FleetTesting
import HeadlessCloudKit
import TestSupport
import Testing

@MainActor @Suite("CKQueryOperation", .freshApplication)
struct CKQueryOperationTests {
  private let database = CKContainer.default().privateCloudDatabase
  private let query = CKQuery(recordType: "Bird", predicate: NSPredicate(value: true))

  /// Rook, robin, wren, jay and tit, by how many eggs they have.
  private func addBirds() {
    query.sortDescriptors = [NSSortDescriptor(key: "eggs", ascending: true)]
    for (name, eggs) in [("tit", 9), ("wren", 5), ("robin", 4), ("rook", 3), ("jay", 6)] {
      let bird = CKRecord(recordType: "Bird", recordID: CKRecord.ID(recordName: name))
      bird["name"] = name
      bird["eggs"] = eggs
      SimulatedCloud.add(bird)
    }
  }

  @Test func `an answer goes on where it has ended`() {
    addBirds()
    let trace = Trace()
    var cursor: CKQueryOperation.Cursor?
    func ask(_ operation: CKQueryOperation) {
      operation.resultsLimit = 2
      operation.recordMatchedBlock = { id, _ in trace.add(id.recordName) }
      operation.queryResultBlock = { result in
        cursor = try? result.get()
        trace.add("end")
      }
      database.add(operation)
      settle()
    }
    ask(CKQueryOperation(query: query))
    while let next = cursor { ask(CKQueryOperation(cursor: next)) }
    #expect(
      trace.lines == ["rook", "robin", "end", "wren", "jay", "end", "tit", "end"])
    #expect(CKQueryOperation.maximumResults == 0)
  }

  @Test func `the server gives so much at a time, with the wanted values`() async throws {
    addBirds()
    SimulatedCloud.resultsLimit = 3
    func names(_ results: [(CKRecord.ID, Result<CKRecord, any Error>)]) -> [String] {
      results.map { id, result in
        "\(id.recordName) \(((try? result.get())?.allKeys() ?? []).joined(separator: ","))"
      }
    }
    let first = try await database.records(matching: query, desiredKeys: ["name"])
    #expect(names(first.matchResults) == ["rook name", "robin name", "wren name"])
    let cursor = try #require(first.queryCursor)
    SimulatedCloud.remove(CKRecord.ID(recordName: "jay"))
    let rest = try await database.records(continuingMatchFrom: cursor, desiredKeys: [])
    #expect(names(rest.matchResults) == ["tit "] && rest.queryCursor == nil)
    let all = try await database.records(matching: query, resultsLimit: 4)
    #expect(
      names(all.matchResults) == [
        "rook eggs,name", "robin eggs,name", "wren eggs,name", "tit eggs,name",
      ])
    #expect(all.queryCursor == nil)
  }

  @Test func `handlers get the same`() async throws {
    addBirds()
    let trace = Trace()
    database.fetch(withQuery: query, resultsLimit: 4) { result in
      guard let found = try? result.get() else { return }
      trace.add("\(found.matchResults.count) \(found.queryCursor != nil)")
    }
    await settle()
    let cursor = try await database.records(matching: query, resultsLimit: 4).queryCursor
    database.fetch(withCursor: try #require(cursor), desiredKeys: ["eggs"]) { result in
      guard let found = try? result.get() else { return }
      let keys = found.matchResults.compactMap { try? $0.1.get().allKeys() }
      trace.add("\(keys) \(found.queryCursor != nil)")
    }
    await settle()
    #expect(trace.lines == ["4 true", "[[\"eggs\"]] false"])
  }

  @Test func `what cannot be asked`() {
    let inZone = CKQueryOperation(query: query)
    inZone.zoneID = CKRecordZone.ID(zoneName: "far")
    let rows: [(CKQueryOperation, CKError.Code?, String)] = [
      (CKQueryOperation(), nil, "invalidArguments"), (inZone, nil, "zoneNotFound"),
      (CKQueryOperation(query: query), .serviceUnavailable, "serviceUnavailable"),
      (CKQueryOperation(query: query), .permissionFailure, "permissionFailure"),
      (CKQueryOperation(query: query), nil, "fine"),
    ]
    for (operation, error, expected) in rows {
      let trace = Trace()
      operation.queryResultBlock = { trace.add(codeName($0.error)) }
      operation.queryCompletionBlock = { trace.add("\($0 == nil) \(codeName($1))") }
      SimulatedCloud.nextError = error
      database.add(operation)
      settle()
      #expect(trace.lines == [expected, "true \(expected)"])
    }
  }

  @Test func `the nearest come first`() async throws {
    for (name, longitude) in [("far", 20.0), ("near", 16.5), ("here", 16.4)] {
      let nest = CKRecord(recordType: "Nest", recordID: CKRecord.ID(recordName: name))
      nest["place"] = CLLocation(latitude: 48.2, longitude: longitude)
      SimulatedCloud.add(nest)
    }
    SimulatedCloud.add(
      CKRecord(recordType: "Nest", recordID: CKRecord.ID(recordName: "lost")))
    let query = CKQuery(recordType: "Nest", predicate: NSPredicate(value: true))
    query.sortDescriptors = [
      CKLocationSortDescriptor(
        key: "place", relativeLocation: CLLocation(latitude: 48.2, longitude: 16.4))
    ]
    let found = try await database.records(matching: query).matchResults
    #expect(found.map(\.0.recordName) == ["here", "near", "far", "lost"])
  }
}

extension Result {
  fileprivate var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

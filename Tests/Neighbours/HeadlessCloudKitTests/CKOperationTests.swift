import FleetTesting
import HeadlessCloudKit
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("CKOperation", .freshApplication)
struct CKOperationTests {
  private let database = CKContainer.default().privateCloudDatabase
  private let trace = Trace()

  /// An operation that saves a bird, and says so.
  private func save(_ name: String, saysDone: Bool = true) -> CKModifyRecordsOperation {
    let bird = CKRecord(recordType: "Bird", recordID: CKRecord.ID(recordName: name))
    let operation = CKModifyRecordsOperation(recordsToSave: [bird])
    operation.modifyRecordsCompletionBlock = { [trace] _, _, error in
      trace.add((error as? CKError).map { "\(name) \($0.code)" } ?? name)
    }
    if saysDone { operation.completionBlock = { [trace] in trace.add("\(name) done") } }
    return operation
  }

  @Test func `one waits for another, whichever is added first`() {
    let (first, second, third) = (save("first"), save("second"), save("third"))
    second.addDependency(first)
    third.addDependency(second)
    for operation in [third, second, first] { database.add(operation) }
    #expect(trace.lines.isEmpty && !first.isExecuting)
    settle()
    #expect(
      trace.lines == ["first", "first done", "second", "second done", "third", "third done"])
    #expect(first.isFinished && third.isFinished && first.completionBlock == nil)
  }

  @Test func `queues take them, with others that they depend on`() async {
    let (before, saving) = (
      BlockOperation { [trace] in trace.add("before") }, save("wren", saysDone: false)
    )
    let after = BlockOperation { [trace] in trace.add("after") }
    saving.database = database
    saving.addDependency(before)
    after.addDependency(saving)
    let queue = OperationQueue()
    queue.uiKitAddOperations([after, saving, before], waitUntilFinished: false)
    await settle()
    #expect(trace.lines == ["before", "wren", "after"])
    #expect(saving.isFinished && SimulatedCloud.records.count == 1)
  }

  @Test func `a database waits for operations of queues`() async {
    let (before, saving) = (
      BlockOperation { [trace] in trace.add("before") }, save("wren", saysDone: false)
    )
    saving.addDependency(before)
    database.add(saving)
    OperationQueue().uiKitAddOperation(before)
    await settle()
    #expect(trace.lines == ["before", "wren"])
  }

  @Test func `one that is begun by hand is done in the app's own database`() {
    let saving = save("wren")
    saving.start()
    #expect(saving.isExecuting && trace.lines.isEmpty)
    settle()
    saving.start()
    settle()
    #expect(trace.lines == ["wren", "wren done"] && !saving.isExecuting)
    #expect(SimulatedCloud.records.map(\.recordID.recordName) == ["wren"])
  }

  @Test func `one that is cancelled ends with an error`() {
    let (added, waiting, late) = (save("added"), save("waiting"), save("late"))
    waiting.addDependency(save("never"))
    database.add(added)
    database.add(waiting)
    CKContainer.default().add(late)
    added.cancel()
    settle()
    #expect(
      trace.lines == [
        "added operationCancelled", "added done", "late", "late done",
      ])
    waiting.cancel()
    late.cancel()
    settle()
    #expect(trace.lines.suffix(2) == ["waiting operationCancelled", "waiting done"])
    #expect(SimulatedCloud.records.count == 1 && waiting.isFinished)
  }

  @Test func `the configuration has what operations had before`() {
    let operation = CKFetchRecordsOperation()
    operation.timeoutIntervalForRequest = 5
    operation.isLongLived = true
    operation.qualityOfService = .utility
    #expect(operation.configuration.timeoutIntervalForRequest == 5)
    #expect(operation.configuration.isLongLived && operation.allowsCellularAccess)
    let configuration = CKOperation.Configuration()
    configuration.timeoutIntervalForResource = 7
    operation.configuration = configuration
    #expect(operation.timeoutIntervalForResource == 7 && !operation.isLongLived)
    #expect(operation.timeoutIntervalForRequest == 60)
    #expect(operation.operationID != CKFetchRecordsOperation().operationID)
  }

  @Test func `records are fetched together, each told before the end`() {
    let bird = CKRecord(recordType: "Bird", recordID: CKRecord.ID(recordName: "wren"))
    bird["name"] = "Wren"
    bird["eggs"] = 5
    SimulatedCloud.add(bird)
    let operation = CKFetchRecordsOperation(
      recordIDs: [bird.recordID, CKRecord.ID(recordName: "tit")])
    operation.desiredKeys = ["name"]
    operation.perRecordProgressBlock = { [trace] in trace.add("\($0.recordName) \($1)") }
    operation.perRecordCompletionBlock = { [trace] record, id, error in
      trace.add("\(id?.recordName ?? "") \(record?.allKeys() ?? []) \(codeName(error))")
    }
    operation.perRecordResultBlock = { [trace] id, result in
      trace.add("\(id.recordName) \((try? result.get()) != nil)")
    }
    operation.fetchRecordsCompletionBlock = { [trace] records, error in
      trace.add("\((records ?? [:]).keys.map(\.recordName)) \(codeName(error))")
    }
    operation.completionBlock = { [trace] in trace.add("done") }
    database.add(operation)
    settle()
    #expect(
      trace.lines == [
        "wren 1.0", "wren [\"name\"] fine", "wren true", "tit [] unknownItem", "tit false",
        "[\"wren\"] partialFailure", "done",
      ])
    let user = CKFetchRecordsOperation.fetchCurrentUserRecordOperation()
    user.fetchRecordsCompletionBlock = { [trace] records, _ in
      trace.add(records?.values.first?.recordType ?? "")
    }
    database.add(user)
    settle()
    #expect(trace.lines.last == "Users")
  }

  @Test func `all of a zone is done, or nothing`() async throws {
    let zone = try await database.save(CKRecordZone(zoneName: "nest")).zoneID
    func egg(_ name: String) -> CKRecord {
      CKRecord(recordType: "Egg", recordID: CKRecord.ID(recordName: name, zoneID: zone))
    }
    try await database.save(egg("old"))
    for isAtomic in [true, false] {
      let operation = CKModifyRecordsOperation(recordsToSave: [egg("new"), egg("old")])
      operation.isAtomic = isAtomic
      operation.perRecordSaveBlock = { [trace] id, result in
        guard case .failure(let error as CKError) = result else {
          return trace.add("\(id.recordName) fine")
        }
        trace.add("\(id.recordName) \(error.code)")
      }
      database.add(operation)
      await settle()
    }
    #expect(
      trace.lines == [
        "new batchRequestFailed", "old serverRecordChanged", "new fine",
        "old serverRecordChanged",
      ])
    #expect(SimulatedCloud.records.map(\.recordID.recordName) == ["old", "new"])
  }

  @Test func `too much at a time is refused`() {
    let operation = CKModifyRecordsOperation(
      recordsToSave: (0..<401).map { _ in CKRecord(recordType: "Bird") })
    operation.modifyRecordsCompletionBlock = { [trace] saved, _, error in
      trace.add("\(saved == nil) \((error as? CKError)?.code == .limitExceeded)")
    }
    database.add(operation)
    settle()
    #expect(trace.lines == ["true true"] && SimulatedCloud.records.isEmpty)
  }
}

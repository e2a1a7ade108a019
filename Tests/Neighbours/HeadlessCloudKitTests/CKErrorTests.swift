import FleetTesting
import HeadlessCloudKit
import TestSupport
import Testing

@MainActor @Suite("CKError", .freshApplication)
struct CKErrorTests {
  @Test func `kinds have their numbers`() {
    let rows: [(CKError.Code, Int)] = [
      (.internalError, 1), (.partialFailure, 2), (.missingEntitlement, 8), (.unknownItem, 11),
      (.serverRecordChanged, 14), (.assetFileNotFound, 16), (.constraintViolation, 19),
      (.batchRequestFailed, 22), (.badDatabase, 24), (.userDeletedZone, 28),
      (.tooManyParticipants, 29), (.referenceViolation, 31), (.serverResponseLost, 34),
      (.accountTemporarilyUnavailable, 36),
    ]
    for (code, number) in rows {
      let error = CKError(code) as NSError
      #expect(error.code == number && error.domain == CKErrorDomain)
    }
  }

  @Test func `an error says when it may go`() async throws {
    let database = CKContainer.default().privateCloudDatabase
    SimulatedCloud.fail(.requestRateLimited, retryAfter: 3)
    #expect(SimulatedCloud.nextError == .requestRateLimited)
    let error = await #expect(throws: CKError.self) {
      _ = try await database.save(CKRecord(recordType: "Bird"))
    }
    #expect(error?.retryAfterSeconds == 3)
    #expect(error?.userInfo[CKErrorRetryAfterKey] as? Double == 3)
    #expect(SimulatedCloud.nextError == nil)
    let bridged = CKError(
      _nsError: NSError(
        domain: CKErrorDomain, code: 7, userInfo: [CKErrorRetryAfterKey: NSNumber(value: 4)]))
    #expect(bridged.code == .requestRateLimited && bridged.retryAfterSeconds == 4)
    #expect(bridged == CKError(.requestRateLimited) && bridged != CKError(.zoneBusy))
  }

  @Test func `patterns take the kind`() {
    let rows: [(any Error, String)] = [
      (CKError(.zoneNotFound), "no zone"), (CKError(.networkFailure), "again"),
      (CKError(.quotaExceeded), "other"),
    ]
    for (error, expected) in rows {
      var found = ""
      do { throw error } catch CKError.zoneNotFound {
        found = "no zone"
      } catch CKError.networkFailure, CKError.networkUnavailable {
        found = "again"
      } catch { found = "other" }
      #expect(found == expected)
    }
  }

  @Test func `an error of one of several things is that thing's`() {
    let database = CKContainer.default().privateCloudDatabase
    let rows: [(CKError.Code, String)] = [
      (.quotaExceeded, "a quotaExceeded, b fine: partialFailure"),
      (.networkFailure, "networkFailure"),
    ]
    for (code, expected) in rows {
      let trace = Trace()
      let names = ["a", "b"].map { CKRecord.ID(recordName: "\($0)") }
      let operation = CKModifyRecordsOperation(
        recordsToSave: names.map { CKRecord(recordType: "Bird", recordID: $0) })
      operation.modifyRecordsCompletionBlock = { _, _, error in
        let error = error as? CKError
        let parts = names.map { name in
          let part = error?.partialErrorsByItemID?[name] as? CKError
          return "\(name) \(part.map { "\($0.code)" } ?? "fine")"
        }
        let isPartial = error?.code == .partialFailure
        trace.add(
          (isPartial ? parts.joined(separator: ", ") + ": " : "")
            + "\(error.map { "\($0.code)" } ?? "")")
      }
      SimulatedCloud.nextError = code
      database.add(operation)
      settle()
      #expect(trace.lines == [expected])
    }
  }
}

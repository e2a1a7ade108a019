import FleetTesting
import HeadlessCloudKit
import TestSupport
import Testing

@MainActor @Suite("CKShare", .freshApplication)
struct CKShareTests {
  private let container = CKContainer.default()
  private let trip = CKRecord(recordType: "Trip", recordID: CKRecord.ID(recordName: "trip"))

  @Test func `a share is kept with its users`() async throws {
    let database = container.privateCloudDatabase
    let share = CKShare(rootRecord: trip)
    #expect(trip.share?.recordID == share.recordID && share.url == nil)
    #expect(share.recordType == CKRecord.SystemType.share && share.publicPermission == .none)
    #expect(share.owner === share.currentUserParticipant && share.owner.role == .owner)

    SimulatedCloud.addUser(
      PersonNameComponents(givenName: "Jenny"), emailAddress: "jenny@example.com")
    let jenny = try await container.shareParticipant(forEmailAddress: "jenny@example.com")
    #expect(jenny.acceptanceStatus == .pending && jenny.role == .privateUser)
    jenny.permission = .readWrite
    share.addParticipant(jenny)
    share[CKShare.SystemFieldKey.title] = "A trip"
    try await database.modifyRecords(saving: [trip, share], deleting: [])
    #expect(share.url != nil)

    let fetched = try await database.record(for: share.recordID)
    let kept = try #require(fetched as? CKShare)
    #expect(kept.participants.map(\.role) == [.owner, .privateUser])
    #expect(kept.participants.map(\.permission) == [.readWrite, .readWrite])
    #expect(kept.participants.last?.userIdentity.nameComponents?.givenName == "Jenny")
    #expect(kept[CKShare.SystemFieldKey.title] == "A trip" && kept.url == share.url)
    kept.removeParticipant(jenny)
    #expect(kept.participants.count == 1 && share.participants.count == 2)
    #expect(try await database.record(for: trip.recordID).share?.recordID == share.recordID)

    let metadata = try await container.shareMetadata(for: try #require(share.url))
    #expect(metadata.rootRecordID == trip.recordID && metadata.participantRole == .owner)
    let trace = Trace()
    let operation = CKAcceptSharesOperation(shareMetadatas: [metadata])
    operation.perShareResultBlock = { metadata, result in
      trace.add("\(metadata.rootRecordID) \((try? result.get())?.recordID == share.recordID)")
    }
    operation.acceptSharesCompletionBlock = { trace.add("\($0 == nil)") }
    container.add(operation)
    await settle()
    #expect(trace.lines == ["trip true", "true"])

    try await database.deleteRecord(withID: share.recordID)
    #expect(try await database.record(for: trip.recordID).share == nil)
    let zone = CKShare(recordZoneID: CKRecordZone.ID(zoneName: "nest"))
    #expect(zone.recordID.recordName == CKRecordNameZoneWideShare)
    #expect(zone.recordID.zoneID.zoneName == "nest")
  }

  @Test func `users are found that a test has said`() async throws {
    let trace = Trace()
    SimulatedCloud.addUser(
      PersonNameComponents(givenName: "Robin"), phoneNumber: "555", recordName: "_robin")
    container.requestApplicationPermission(.userDiscoverability) { status, _ in
      trace.add("\(status)")
    }
    container.discoverUserIdentity(withPhoneNumber: "555") { user, _ in
      trace.add("\(user?.nameComponents?.givenName ?? "") \(user?.hasiCloudAccount == true)")
    }
    container.discoverUserIdentity(withEmailAddress: "none@example.com") { user, error in
      trace.add("\(user == nil) \(error == nil)")
    }
    container.fetchShareParticipant(withPhoneNumber: "556") { user, error in
      trace.add("\(user == nil) \((error as? CKError)?.code == .unknownItem)")
    }
    await settle()
    #expect(trace.lines == ["granted", "Robin true", "true true", "true true"])
    let robin = try await container.userIdentity(
      forUserRecordID: CKRecord.ID(recordName: "_robin"))
    #expect(robin?.nameComponents?.givenName == "Robin")

    SimulatedCloud.applicationPermission = .denied
    let answer = try await container.requestApplicationPermission(.userDiscoverability)
    #expect(answer == .denied)
    SimulatedCloud.accountStatus = .temporarilyUnavailable
    let error = await #expect(throws: CKError.self) { _ = try await container.userRecordID() }
    #expect(error?.code == .accountTemporarilyUnavailable)
  }
}

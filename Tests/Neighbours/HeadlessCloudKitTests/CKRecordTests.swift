import FleetTesting
import HeadlessCloudKit
import TestSupport
import Testing

@MainActor @Suite("CKRecord", .freshApplication)
struct CKRecordTests {
  private let database = CKContainer.default().privateCloudDatabase

  private func bird() -> CKRecord {
    let bird = CKRecord(recordType: "Bird", recordID: CKRecord.ID(recordName: "wren"))
    bird["name"] = "Wren"
    bird["eggs"] = 5
    return bird
  }

  @Test func `values are read and set in several ways`() {
    let bird = bird()
    bird.setValue("tiny", forKey: "size")
    bird["eggs"] = nil as Int?
    bird["place"] = CLLocation(latitude: 48.2, longitude: 16.4)
    #expect(bird.value(forKey: "name") as? String == "Wren")
    #expect(bird.allKeys() == ["name", "place", "size"])
    #expect(bird.changedKeys() == ["eggs", "name", "place", "size"])
    #expect((bird["place"] as? CLLocation)?.coordinate.latitude == 48.2)
    #expect(bird.map { key, _ in key } == ["name", "place", "size"])
    #expect(bird.allTokens() == ["Wren", "tiny"])
    let copy = bird.copy() as? CKRecord
    copy?["name"] = "Tit"
    #expect(bird["name"] == "Wren" && copy?["size"] == "tiny")
  }

  @Test func `encrypted values stand apart, and are kept`() async throws {
    let bird = bird()
    bird.encryptedValues["secret"] = "nest"
    #expect(bird.allKeys() == ["eggs", "name"] && bird["secret"] == nil)
    #expect(bird.encryptedValues.allKeys() == ["secret"])
    #expect(bird.encryptedValues.changedKeys() == ["secret"])
    try await database.save(bird)
    #expect(bird.encryptedValues.changedKeys().isEmpty)
    let secret: String? = try await database.record(for: bird.recordID).encryptedValues["secret"]
    #expect(secret == "nest")
    let query = CKQuery(
      recordType: "Bird", predicate: NSPredicate(format: "secret == %@", "nest"))
    #expect(try await database.records(matching: query).matchResults.isEmpty)
  }

  @Test func `system fields are archived, without the values`() async throws {
    let bird = try await database.save(bird())
    bird.setParent(CKRecord.ID(recordName: "nest"))
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    bird.encodeSystemFields(with: coder)
    coder.finishEncoding()

    let decoder = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
    decoder.requiresSecureCoding = true
    let again = try #require(CKRecord(coder: decoder))
    #expect(again.recordType == "Bird" && again.recordID == bird.recordID)
    #expect(again.recordChangeTag == bird.recordChangeTag && again.recordChangeTag != nil)
    #expect(again.parent?.recordID.recordName == "nest" && again.allKeys().isEmpty)
    #expect(again.changedKeys().isEmpty && again.creationDate == bird.creationDate)
    again["eggs"] = 6
    try await database.save(again)
    let now = try await database.record(for: bird.recordID)
    #expect(now["name"] == "Wren" && now["eggs"] == 6)

    let empty = try NSKeyedUnarchiver(
      forReadingFrom: NSKeyedArchiver.archivedData(
        withRootObject: bird.recordID, requiringSecureCoding: true))
    #expect(CKRecord(coder: empty) == nil)
  }

  @Test func `a record is archived with its values`() throws {
    let bird = bird()
    bird["weight"] = 8.5
    bird["isSinging"] = true
    bird["colors"] = ["brown", "white"]
    bird["nest"] = CKRecord.Reference(
      recordID: CKRecord.ID(recordName: "nest"), action: .deleteSelf)
    bird["song"] = CKAsset(fileURL: URL(fileURLWithPath: "/tmp/song.m4a"))
    let data = try NSKeyedArchiver.archivedData(withRootObject: bird, requiringSecureCoding: true)
    let found = try NSKeyedUnarchiver.unarchivedObject(ofClass: CKRecord.self, from: data)
    let again = try #require(found)
    #expect(again.allKeys() == bird.allKeys())
    #expect(again["name"] == "Wren" && again["eggs"] == 5 && again["weight"] == 8.5)
    #expect(again["isSinging"] == true && again["colors"] == ["brown", "white"])
    #expect((again["nest"] as? CKRecord.Reference)?.action == .deleteSelf)
    #expect((again["song"] as? CKAsset)?.fileURL?.lastPathComponent == "song.m4a")
  }

  @Test func `what happens to values that only the server has`() async throws {
    let rows: [(CKModifyRecordsOperation.RecordSavePolicy, name: String, size: String?)] = [
      (.changedKeys, "Jenny", "tiny"), (.allKeys, "Wren", "tiny"),
    ]
    for (policy, name, size) in rows {
      let mine = try await database.save(bird())
      let other = try await database.record(for: mine.recordID)
      (other["name"], other["size"]) = ("Jenny", "tiny")
      SimulatedCloud.add(other)
      mine["eggs"] = 7
      let results = try await database.modifyRecords(
        saving: [mine], deleting: [], savePolicy: policy)
      #expect((try? results.saveResults[mine.recordID]?.get()) === mine)
      let now = try await database.record(for: mine.recordID)
      #expect(now["name"] == name && now["size"] == size && now["eggs"] == 7)
      try await database.deleteRecord(withID: mine.recordID)
    }
  }

  @Test func `a record that is gone is not saved as the old one`() async throws {
    let mine = try await database.save(bird())
    SimulatedCloud.remove(mine.recordID)
    let error = await #expect(throws: CKError.self) { _ = try await database.save(mine) }
    #expect(error?.code == .unknownItem)
    let results = try await database.records(
      for: [mine.recordID, CKRecord.ID(recordName: "_user")])
    #expect(results.count == 2)
    #expect((try? results[CKRecord.ID(recordName: "_user")]?.get())?.recordType == "Users")
    #expect(throws: CKError(.unknownItem)) { try results[mine.recordID]?.get() }
  }

  @Test func `the server notes who has saved a record`() async throws {
    let bird = try await database.save(bird())
    #expect(bird.creatorUserRecordID?.recordName == CKCurrentUserDefaultName)
    #expect(bird.lastModifiedUserRecordID == bird.creatorUserRecordID)
    #expect(bird.modificationDate == bird.creationDate && bird.creationDate != nil)
    let user = try await CKContainer.default().userRecordID()
    let query = CKQuery(
      recordType: "Bird", predicate: NSPredicate(format: "creatorUserRecordID == %@", user))
    #expect(try await database.records(matching: query).matchResults.count == 1)
  }
}

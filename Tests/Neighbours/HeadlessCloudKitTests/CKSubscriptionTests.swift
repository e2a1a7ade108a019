import FleetTesting
import HeadlessCloudKit
import TestSupport
import Testing

@MainActor @Suite("CKSubscription", .freshApplication)
struct CKSubscriptionTests {
  private let database = CKContainer.default().privateCloudDatabase
  private let nest = CKRecordZone.ID(zoneName: "nest")

  private func record(
    _ type: String, _ name: String, eggs: Int, in zone: CKRecordZone.ID = .default
  )
    -> CKRecord
  {
    let record = CKRecord(
      recordType: type, recordID: CKRecord.ID(recordName: name, zoneID: zone))
    record["name"] = name
    record["eggs"] = eggs
    return record
  }

  /// What was sent, in words.
  private var told: [String] {
    SimulatedCloud.notifications.map { payload in
      switch CKNotification(fromRemoteNotificationDictionary: payload) {
      case let query as CKQueryNotification:
        "\(query.subscriptionID ?? "") \(query.queryNotificationReason) "
          + "\(query.recordID?.recordName ?? "") \(query.databaseScope)"
      case let zone as CKRecordZoneNotification:
        "\(zone.subscriptionID ?? "") \(zone.recordZoneID?.zoneName ?? "")"
      case let database as CKDatabaseNotification:
        "\(database.subscriptionID ?? "") \(database.databaseScope)"
      default: "nothing"
      }
    }
  }

  @Test func `the device hears of what other devices change`() async throws {
    let birds = CKQuerySubscription(
      recordType: "Bird", predicate: NSPredicate(format: "eggs > %d", 3),
      subscriptionID: "birds", options: [.firesOnRecordCreation, .firesOnRecordDeletion])
    let zone = CKRecordZoneSubscription(zoneID: nest, subscriptionID: "zone")
    let all = CKDatabaseSubscription(subscriptionID: "all")
    all.recordType = "Egg"
    for subscription in [birds, zone, all] { try await database.save(subscription) }
    try await database.save(CKRecordZone(zoneID: nest))

    let steps: [(() -> Void, [String])] = [
      (
        { SimulatedCloud.add(record("Bird", "wren", eggs: 5)) },
        ["birds recordCreated wren private"]
      ),
      ({ SimulatedCloud.add(record("Bird", "wren", eggs: 6)) }, []),
      ({ SimulatedCloud.add(record("Bird", "tit", eggs: 2)) }, []),
      ({ SimulatedCloud.add(record("Bird", "rook", eggs: 9), to: .public) }, []),
      (
        { SimulatedCloud.add(record("Egg", "blue", eggs: 1, in: nest)) },
        ["zone nest", "all private"]
      ),
      (
        { SimulatedCloud.add(record("Bird", "jay", eggs: 4, in: nest)) },
        ["birds recordCreated jay private", "zone nest"]
      ),
      (
        { SimulatedCloud.remove(CKRecord.ID(recordName: "wren")) },
        ["birds recordDeleted wren private"]
      ),
      ({ SimulatedCloud.removeZone(nest) }, ["all private"]),
    ]
    var before = 0
    for (step, expected) in steps {
      step()
      #expect(Array(told.dropFirst(before)) == expected)
      before = told.count
    }
    try await database.save(record("Bird", "own", eggs: 7))
    #expect(told.count == before)
  }

  @Test func `what is sent has what the subscription asks for`() async throws {
    let birds = CKQuerySubscription(
      recordType: "Bird", predicate: NSPredicate(value: true), subscriptionID: "birds",
      options: [.firesOnRecordCreation, .firesOnce])
    birds.notificationInfo = CKSubscription.NotificationInfo(
      alertLocalizationKey: "NEW_BIRD", alertLocalizationArgs: ["name"], title: "Birds",
      soundName: "tweet", desiredKeys: ["eggs"], shouldBadge: true,
      shouldSendContentAvailable: true, category: "bird")
    try await database.save(birds)
    SimulatedCloud.add(record("Bird", "wren", eggs: 5))
    SimulatedCloud.add(record("Bird", "tit", eggs: 5))

    #expect(SimulatedCloud.notifications.count == 1 && SimulatedCloud.subscriptions.isEmpty)
    let payload = SimulatedCloud.notifications[0]
    let system = payload["aps"] as? [String: Any]
    #expect(system?["content-available"] as? Int == 1 && system?["mutable-content"] == nil)
    let told = try #require(
      CKNotification(fromRemoteNotificationDictionary: payload) as? CKQueryNotification)
    #expect(told.notificationType == .query && told.subscriptionID == "birds")
    #expect(told.alertLocalizationKey == "NEW_BIRD" && told.alertLocalizationArgs == ["wren"])
    #expect(told.title == "Birds" && told.alertBody == nil && told.soundName == "tweet")
    #expect(told.badge == 1 && told.category == "bird")
    #expect(told.recordFields?["eggs"] as? Int == 5 && told.recordFields?.count == 1)
    #expect(told.containerIdentifier == CKContainer.default().containerIdentifier)
    #expect(told.notificationID != nil && !told.isPruned && !told.isPublicDatabase)
    #expect(CKQueryNotification(fromRemoteNotificationDictionary: payload) != nil)
    #expect(CKDatabaseNotification(fromRemoteNotificationDictionary: payload) == nil)
    #expect(CKNotification(fromRemoteNotificationDictionary: ["aps": ["badge": 1]]) == nil)

    let trace = Trace()
    let badge = CKModifyBadgeOperation(badgeValue: 0)
    badge.modifyBadgeCompletionBlock = { trace.add("\($0 == nil)") }
    CKContainer.default().add(badge)
    await settle()
    try await database.save(birds)
    SimulatedCloud.add(record("Bird", "rook", eggs: 5))
    let again = SimulatedCloud.notifications.last ?? [:]
    #expect(CKNotification(fromRemoteNotificationDictionary: again)?.badge == 1)
    #expect(trace.lines == ["true"])
  }

  @Test func `subscriptions are kept, fetched and deleted`() async throws {
    let trace = Trace()
    let never = CKQuerySubscription(
      recordType: "Bird", predicate: NSPredicate(value: true), subscriptionID: "never")
    let all = CKDatabaseSubscription(subscriptionID: "all")
    all.notificationInfo = CKSubscription.NotificationInfo()
    let operation = CKModifySubscriptionsOperation(
      subscriptionsToSave: [all, never], subscriptionIDsToDelete: ["none"])
    operation.perSubscriptionSaveBlock = { id, _ in trace.add("save \(id)") }
    operation.perSubscriptionDeleteBlock = { id, _ in trace.add("delete \(id)") }
    operation.modifySubscriptionsCompletionBlock = { saved, deleted, error in
      let saved = (saved ?? []).map(\.subscriptionID)
      trace.add("\(saved) \(deleted ?? []) \(codeName(error))")
    }
    database.add(operation)
    await settle()
    #expect(
      trace.lines == [
        "save all", "save never", "delete none", "[\"all\"] [] partialFailure",
      ])

    all.notificationInfo?.title = "Changed"
    let kept = try await database.subscription(for: "all")
    #expect(kept is CKDatabaseSubscription && kept.notificationInfo?.title == nil)
    try await database.save(all)
    #expect(try await database.allSubscriptions().map(\.notificationInfo?.title) == ["Changed"])
    let fetching = CKFetchSubscriptionsOperation.fetchAllSubscriptionsOperation()
    fetching.fetchSubscriptionCompletionBlock = { found, error in
      trace.add("\((found ?? [:]).keys.sorted()) \(codeName(error))")
    }
    database.add(fetching)
    database.fetchAllSubscriptions { found, _ in trace.add("\(found?.count ?? 0)") }
    database.delete(withSubscriptionID: "all") { id, _ in trace.add("deleted \(id ?? "")") }
    database.fetch(withSubscriptionID: "all") { found, error in
      trace.add("\(found == nil) \(codeName(error))")
    }
    await settle()
    #expect(
      trace.lines.suffix(4) == ["[\"all\"] fine", "1", "deleted all", "true unknownItem"])
  }
}

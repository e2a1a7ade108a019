import Foundation

/// What the server sends to the device for subscriptions.
struct CloudPushes {
  /// What has happened to a record, by its numbers in what is sent.
  enum Event: Int {
    case created = 1
    case updated = 2
    case deleted = 3
  }

  /// What was sent, the oldest first.
  private(set) var sent: [[AnyHashable: Any]] = []
  /// The number that the app's icon is to have.
  var badge = 0

  /// Sends what a subscription asks for.
  mutating func send(
    for subscription: CKSubscription, _ event: Event?, _ record: CKRecord?,
    _ zone: CKRecordZone.ID, in place: CloudRecords.DatabaseAddress
  ) {
    let info = subscription.notificationInfo ?? CKSubscription.NotificationInfo()
    if info.shouldBadge { badge += 1 }
    var subject: [String: Any] = [
      "dbs": place.scope.rawValue, "sid": subscription.subscriptionID, "zid": zone.zoneName,
      "zoid": zone.ownerName,
    ]
    if subscription is CKQuerySubscription, let event, let record {
      subject["fo"] = event.rawValue
      subject["rid"] = record.recordID.recordName
      let fields = (info.desiredKeys ?? []).compactMap { key in record[key].map { (key, $0) } }
      if !fields.isEmpty { subject["af"] = Dictionary(fields) { $1 } as [String: Any] }
    }
    let cloud: [String: Any] = [
      "ce": 2, "cid": place.container, "nid": UUID().uuidString,
      subscription.subscriptionType.pushKey: subject,
    ]
    sent.append(["aps": payload(info, record), "ck": cloud])
  }

  /// What the system shows of it.
  private func payload(
    _ info: CKSubscription.NotificationInfo, _ record: CKRecord?
  ) -> [String: Any] {
    func values(_ keys: [String]?) -> [String]? {
      keys?.map { key in record?.object(forKey: key).map { "\($0)" } ?? "" }
    }
    let alert: [String: Any?] = [
      "title": info.title, "subtitle": info.subtitle, "body": info.alertBody,
      "title-loc-key": info.titleLocalizationKey,
      "title-loc-args": values(info.titleLocalizationArgs),
      "subtitle-loc-key": info.subtitleLocalizationKey,
      "subtitle-loc-args": values(info.subtitleLocalizationArgs),
      "loc-key": info.alertLocalizationKey, "loc-args": values(info.alertLocalizationArgs),
      "action-loc-key": info.alertActionLocalizationKey,
      "launch-image": info.alertLaunchImage,
    ]
    let shown = alert.compactMapValues { $0 }
    let payload: [String: Any?] = [
      "alert": shown.isEmpty ? nil : shown, "badge": info.shouldBadge ? badge : nil,
      "sound": info.soundName, "category": info.category,
      "content-available": info.shouldSendContentAvailable ? 1 : nil,
      "mutable-content": info.shouldSendMutableContent ? 1 : nil,
    ]
    return payload.compactMapValues { $0 }
  }
}

extension CKSubscription.SubscriptionType {
  /// The name of what is sent for such a subscription.
  var pushKey: String {
    switch self {
    case .query: "qry"
    case .recordZone: "fet"
    case .database: "met"
    }
  }
}

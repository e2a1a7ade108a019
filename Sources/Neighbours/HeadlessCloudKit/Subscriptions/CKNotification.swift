public import Foundation
import HeadlessCoreLocation

/// What the server has sent for a subscription.
///
/// It is one of the classes below, by the kind of the subscription.
open class CKNotification: NSObject, _RemoteCloudNotification {
  /// The kinds of what is sent.
  public enum NotificationType: Int, Sendable {
    /// For a subscription to records.
    case query = 1
    /// For a subscription to a zone.
    case recordZone = 2
    case readNotification = 3
    /// For a subscription to a database.
    case database = 4
  }

  /// The name of what was sent.
  public final class ID: NSObject, Sendable {
    private let name: String

    init(_ name: String) { self.name = name }

    public override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.name == name }

    public override var hash: Int { name.hashValue }
  }

  /// The kind.
  public final let notificationType: NotificationType
  /// The name.
  public final let notificationID: ID?
  /// The name of the container.
  public final let containerIdentifier: String?
  /// The name of the subscription.
  public final let subscriptionID: CKSubscription.ID?
  /// What is said of records and zones.
  final let subject: [AnyHashable: Any]
  private let shown: [AnyHashable: Any]

  init(_ type: NotificationType, _ payload: [AnyHashable: Any], _ subject: [AnyHashable: Any]) {
    let cloud = payload["ck"] as? [AnyHashable: Any] ?? [:]
    notificationType = type
    notificationID = (cloud["nid"] as? String).map { ID($0) }
    containerIdentifier = cloud["cid"] as? String
    subscriptionID = subject["sid"] as? String
    self.subject = subject
    shown = payload["aps"] as? [AnyHashable: Any] ?? [:]
  }

  /// The name of the user that has the subscription, if that is another user.
  open var subscriptionOwnerUserRecordID: CKRecord.ID? { nil }
  /// Whether something was left out since it was too much.
  open var isPruned: Bool { false }

  // MARK: What the system shows of it

  private func text(_ key: String) -> String? {
    (shown["alert"] as? [AnyHashable: Any])?[key] as? String
  }

  private func texts(_ key: String) -> [String]? {
    (shown["alert"] as? [AnyHashable: Any])?[key] as? [String]
  }

  /// The text of the alert.
  open var alertBody: String? { text("body") ?? shown["alert"] as? String }
  /// The name of the text of the alert.
  open var alertLocalizationKey: String? { text("loc-key") }
  /// What stands in the text of the alert.
  open var alertLocalizationArgs: [String]? { texts("loc-args") }
  /// The title of the alert.
  open var title: String? { text("title") }
  /// The name of the title of the alert.
  open var titleLocalizationKey: String? { text("title-loc-key") }
  /// What stands in the title.
  open var titleLocalizationArgs: [String]? { texts("title-loc-args") }
  /// What stands below the title.
  open var subtitle: String? { text("subtitle") }
  /// The name of what stands below the title.
  open var subtitleLocalizationKey: String? { text("subtitle-loc-key") }
  /// What stands in what stands below the title.
  open var subtitleLocalizationArgs: [String]? { texts("subtitle-loc-args") }
  /// The name of the title of the button.
  open var alertActionLocalizationKey: String? { text("action-loc-key") }
  /// The image while the app launches.
  open var alertLaunchImage: String? { text("launch-image") }
  /// The number on the app's icon.
  open var badge: NSNumber? { (shown["badge"] as? Int).map { NSNumber(value: $0) } }
  /// The sound.
  open var soundName: String? { shown["sound"] as? String }
  /// The name of its actions.
  open var category: String? { shown["category"] as? String }

  // MARK: The subject

  final var subjectScope: CKDatabase.Scope {
    (subject["dbs"] as? Int).flatMap { CKDatabase.Scope(rawValue: $0) } ?? .private
  }

  final var subjectZone: CKRecordZone.ID? {
    guard let name = subject["zid"] as? String else { return nil }
    let owner = subject["zoid"] as? String
    return CKRecordZone.ID(zoneName: name, ownerName: owner ?? CKCurrentUserDefaultName)
  }

  /// Reads what a remote notification has; `nil` if CloudKit has not sent it.
  static func read(_ payload: [AnyHashable: Any]) -> CKNotification? {
    guard let cloud = payload["ck"] as? [AnyHashable: Any] else { return nil }
    if let subject = cloud["qry"] as? [AnyHashable: Any] {
      return CKQueryNotification(.query, payload, subject)
    }
    if let subject = cloud["fet"] as? [AnyHashable: Any] {
      return CKRecordZoneNotification(.recordZone, payload, subject)
    }
    return (cloud["met"] as? [AnyHashable: Any]).map {
      CKDatabaseNotification(.database, payload, $0)
    }
  }
}

/// What can be read of a remote notification: what is made is of the class that fits.
public protocol _RemoteCloudNotification {}

extension _RemoteCloudNotification where Self: CKNotification {
  /// Reads what a remote notification has; `nil` if CloudKit has not sent it.
  public init?(fromRemoteNotificationDictionary notificationDictionary: [AnyHashable: Any]) {
    guard let made = CKNotification.read(notificationDictionary) as? Self else { return nil }
    self = made
  }
}

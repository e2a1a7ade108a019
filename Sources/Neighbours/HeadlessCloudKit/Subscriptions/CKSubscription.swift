public import Foundation

/// What an app wants to hear of: the server keeps it, and sends the device what other devices change.
///
/// A test reads what was sent in ``SimulatedCloud/notifications``.
open class CKSubscription: NSObject, NSCopying {
  /// The name of a subscription.
  public typealias ID = String

  /// The kinds of subscriptions.
  public enum SubscriptionType: Int, Sendable {
    /// To records that a predicate accepts.
    case query = 1
    /// To a zone.
    case recordZone = 2
    /// To a database.
    case database = 3
  }

  /// The name.
  public final let subscriptionID: ID
  /// The kind.
  public final let subscriptionType: SubscriptionType
  /// What the device gets.
  open var notificationInfo: NotificationInfo?

  init(_ id: ID?, _ type: SubscriptionType) {
    subscriptionID = id ?? UUID().uuidString
    subscriptionType = type
  }

  /// Returns a subscription of the same kind and name.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  func copied() -> CKSubscription {
    let copy = emptyCopy()
    copy.notificationInfo = notificationInfo.map { $0.copied() }
    return copy
  }

  func emptyCopy() -> CKSubscription { CKSubscription(subscriptionID, subscriptionType) }

  /// Whether it is to hear of a record.
  func wants(_ event: CloudPushes.Event, _ record: CKRecord) -> Bool { false }
}

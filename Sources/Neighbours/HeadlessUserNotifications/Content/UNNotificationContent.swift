public import Foundation

/// The contents of a notification.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var filterCriteria: String?
  }

  var values = Values()

  /// Creates a content that says nothing.
  public override init() { super.init() }

  init(_ values: Values) {
    self.values = values
    super.init()
  }

  /// The text in bold.
  open var title: String { values.title }
  /// The second text in bold.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon; 0 takes it away, and `nil` leaves it.
  open var badge: NSNumber? { values.badge }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The picture with which the app starts.
  open var launchImageName: String { values.launchImageName }
  /// The app's own data with it.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The files that come with it.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The kind, which says what buttons it has.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The notifications that it is shown with.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The scene that it is about.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// Its urgency.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// Its weight among others, from 0 to 1.
  open var relevanceScore: Double { values.relevanceScore }
  /// The criteria of a focus.
  open var filterCriteria: String? { values.filterCriteria }

  /// Returns a content that says the same, and does not change.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }

  /// Returns a content that says the same, and can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  /// Whether two contents say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationContent else { return false }
    return title == other.title && subtitle == other.subtitle && body == other.body
      && badge == other.badge && sound == other.sound
      && categoryIdentifier == other.categoryIdentifier
      && threadIdentifier == other.threadIdentifier
      && NSDictionary(dictionary: userInfo).isEqual(NSDictionary(dictionary: other.userInfo))
  }

  /// A number that equal contents share.
  open override var hash: Int {
    var hasher = Hasher()
    for text in [title, subtitle, body, categoryIdentifier] { hasher.combine(text) }
    return hasher.finalize()
  }
}

/// The urgency of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is only listed.
  case passive = 0
  case active = 1
  /// It is shown at once.
  case timeSensitive = 2
  /// It is shown whatever the user has silenced.
  case critical = 3
}

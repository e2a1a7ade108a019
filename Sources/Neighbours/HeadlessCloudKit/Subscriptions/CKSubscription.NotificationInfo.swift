public import Foundation

extension CKSubscription {
  /// What the device gets, and what the system shows of it.
  open class NotificationInfo: NSObject, NSCopying {
    /// The text of the alert.
    open var alertBody: String?
    /// The name of the text of the alert.
    open var alertLocalizationKey: String?
    /// The names of the values that stand in the text of the alert.
    open var alertLocalizationArgs: [CKRecord.FieldKey]?
    /// The title of the alert.
    open var title: String?
    /// The name of the title of the alert.
    open var titleLocalizationKey: String?
    /// The names of the values that stand in the title.
    open var titleLocalizationArgs: [CKRecord.FieldKey]?
    /// What stands below the title.
    open var subtitle: String?
    /// The name of what stands below the title.
    open var subtitleLocalizationKey: String?
    /// The names of the values that stand below the title.
    open var subtitleLocalizationArgs: [CKRecord.FieldKey]?
    /// The name of the title of the button.
    open var alertActionLocalizationKey: String?
    /// The image while the app launches.
    open var alertLaunchImage: String?
    /// The sound.
    open var soundName: String?
    /// The names of the values that come along.
    open var desiredKeys: [CKRecord.FieldKey]?
    /// Whether the number on the app's icon grows.
    open var shouldBadge = false
    /// Whether the app gets it in the background.
    open var shouldSendContentAvailable = false
    /// Whether the app may change it before it is shown.
    open var shouldSendMutableContent = false
    /// The name of its actions.
    open var category: String?
    /// A name of which the system shows only the last one.
    open var collapseIDKey: String?

    /// Creates one of which the system shows nothing.
    public override init() { super.init() }

    /// Creates one with what the system shows of it.
    public convenience init(
      alertBody: String? = nil, alertLocalizationKey: String? = nil,
      alertLocalizationArgs: [CKRecord.FieldKey] = [], title: String? = nil,
      titleLocalizationKey: String? = nil, titleLocalizationArgs: [CKRecord.FieldKey] = [],
      subtitle: String? = nil, subtitleLocalizationKey: String? = nil,
      subtitleLocalizationArgs: [CKRecord.FieldKey] = [],
      alertActionLocalizationKey: String? = nil, alertLaunchImage: String? = nil,
      soundName: String? = nil, desiredKeys: [CKRecord.FieldKey] = [], shouldBadge: Bool = false,
      shouldSendContentAvailable: Bool = false, shouldSendMutableContent: Bool = false,
      category: String? = nil, collapseIDKey: String? = nil
    ) {
      self.init()
      func names(_ keys: [CKRecord.FieldKey]) -> [CKRecord.FieldKey]? {
        keys.isEmpty ? nil : keys
      }
      self.alertBody = alertBody
      self.alertLocalizationKey = alertLocalizationKey
      self.alertLocalizationArgs = names(alertLocalizationArgs)
      self.title = title
      self.titleLocalizationKey = titleLocalizationKey
      self.titleLocalizationArgs = names(titleLocalizationArgs)
      self.subtitle = subtitle
      self.subtitleLocalizationKey = subtitleLocalizationKey
      self.subtitleLocalizationArgs = names(subtitleLocalizationArgs)
      self.alertActionLocalizationKey = alertActionLocalizationKey
      self.alertLaunchImage = alertLaunchImage
      self.soundName = soundName
      self.desiredKeys = names(desiredKeys)
      self.shouldBadge = shouldBadge
      self.shouldSendContentAvailable = shouldSendContentAvailable
      self.shouldSendMutableContent = shouldSendMutableContent
      self.category = category
      self.collapseIDKey = collapseIDKey
    }

    /// Returns one of the same content.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    final func copied() -> NotificationInfo {
      NotificationInfo(
        alertBody: alertBody, alertLocalizationKey: alertLocalizationKey,
        alertLocalizationArgs: alertLocalizationArgs ?? [], title: title,
        titleLocalizationKey: titleLocalizationKey,
        titleLocalizationArgs: titleLocalizationArgs ?? [], subtitle: subtitle,
        subtitleLocalizationKey: subtitleLocalizationKey,
        subtitleLocalizationArgs: subtitleLocalizationArgs ?? [],
        alertActionLocalizationKey: alertActionLocalizationKey,
        alertLaunchImage: alertLaunchImage, soundName: soundName,
        desiredKeys: desiredKeys ?? [], shouldBadge: shouldBadge,
        shouldSendContentAvailable: shouldSendContentAvailable,
        shouldSendMutableContent: shouldSendMutableContent, category: category,
        collapseIDKey: collapseIDKey)
    }
  }
}

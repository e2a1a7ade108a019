public import Foundation
import Locks

/// The options of notifications of a kind.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app hears that a notification was put away.
  public static let customDismissAction = Self(rawValue: 1 << 0)
  /// They are shown in cars.
  public static let allowInCarPlay = Self(rawValue: 1 << 1)
  /// The title is shown where previews are hidden.
  public static let hiddenPreviewsShowTitle = Self(rawValue: 1 << 2)
  /// The subtitle is shown where previews are hidden.
  public static let hiddenPreviewsShowSubtitle = Self(rawValue: 1 << 3)
  /// They are read out.
  public static let allowAnnouncement = Self(rawValue: 1 << 4)
}

/// A kind of notifications, with the buttons that they have.
public final class UNNotificationCategory: NSObject, NSCopying, Sendable {
  /// The name of the kind.
  public let identifier: String
  /// The buttons.
  public var actions: [UNNotificationAction] { buttons.value }
  /// The intents that it stands for.
  public let intentIdentifiers: [String]
  /// The text where previews are hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The number of them, in words.
  public let categorySummaryFormat: String
  /// Their options.
  public let options: UNNotificationCategoryOptions

  private let buttons: Unchecked<[UNNotificationAction]>

  /// Creates a kind.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: nil, categorySummaryFormat: nil, options: options)
  }

  /// Creates a kind, with the text where previews are hidden.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String, options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers,
      hiddenPreviewsBodyPlaceholder: hiddenPreviewsBodyPlaceholder, categorySummaryFormat: nil,
      options: options)
  }

  /// Creates a kind, with all its texts.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?,
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    // Proof: actions do not change.
    buttons = Unchecked(actions)
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder ?? ""
    self.categorySummaryFormat = categorySummaryFormat ?? ""
    self.options = options
    super.init()
  }

  /// The kind itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether two kinds have the same name.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationCategory)?.identifier == identifier
  }

  /// A number that equal kinds share.
  public override var hash: Int { identifier.hashValue }
}

public import HeadlessUIKit

/// Something that a user can find.
open class CSSearchableItem: NSObject {
  /// The identifier in the app.
  open var uniqueIdentifier: String

  /// The identifier of its domain.
  open var domainIdentifier: String?

  /// The time until which it is of use.
  open var expirationDate: Date?

  /// What a user sees of it, and finds it by.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// The kind of an activity that goes on with something that the user has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"

/// The key of the identifier of what was found, in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"

/// The kind of an activity that goes on searching in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"

/// The key of what the user searches for, in the activity.
public let CSSearchQueryString = "kCSSearchQueryString"

public import HeadlessUIKit

/// Something that a user can find.
open class CSSearchableItem: NSObject {
  /// What it is found by in the app.
  open var uniqueIdentifier: String

  /// What it belongs to.
  open var domainIdentifier: String?

  /// When it is of no use any more.
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

/// The fate of the objects at the end of a relationship when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  /// Nothing: they keep what they refer to.
  case noActionDeleteRule = 0
  /// They no longer refer to the object.
  case nullifyDeleteRule = 1
  /// They are deleted, too.
  case cascadeDeleteRule = 2
  /// As long as there are any, the object cannot be deleted.
  case denyDeleteRule = 3
}

/// What a model says of a relationship: where it leads, and to how many objects.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the objects at the other end.
  open weak var destinationEntity: NSEntityDescription?

  /// The relationship back.
  open weak var inverseRelationship: NSRelationshipDescription?

  /// How many objects there may be; zero is any number, and one makes it a relationship to one.
  open var maxCount = 0

  /// How many objects there must be, unless the relationship is optional and empty.
  open var minCount = 0

  /// The fate of the objects at the other end when an object is deleted.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule

  /// Whether the relationship leads to more than one object.
  open var isToMany: Bool { maxCount != 1 }

  /// Whether the objects have an order.
  open var isOrdered = false

  // MARK: The model

  override var signature: String {
    super.signature + "|\(isToMany)|\(isOrdered)|\(destinationEntity?.name ?? "")"
  }
}

/// What a model says of an attribute: its type, and the value it begins with.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType

  /// The type of the values.
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  /// The name of the class of the values.
  open var attributeValueClassName: String?

  /// The value of new objects.
  open var defaultValue: Any?

  /// The name of the transformer that makes data of the values, and values of data.
  open var valueTransformerName: String?

  /// Whether large data may stand in a file of its own, which has no effect here.
  open var allowsExternalBinaryDataStorage = false

  /// Whether the value is kept when the object is deleted, which has no effect here.
  open var preservesValueInHistoryOnDeletion = false

  /// Whether the value is encrypted in iCloud, which has no effect here.
  open var allowsCloudEncryption = false

  // MARK: The model

  /// What the model's file says that values must fulfil.
  var limits = ValueLimits()

  override var signature: String { super.signature + "|\(attributeType.rawValue)" }

  /// The stored value of new objects.
  var storedDefault: StoredValue {
    defaultValue.flatMap { StoredValue($0, for: self) } ?? .nothing
  }
}

/// The limits of an attribute's values, as the model's file has them.
struct ValueLimits {
  /// The least number, date or length.
  var least: Double?
  /// The greatest number, date or length.
  var greatest: Double?
  /// The expression that a whole text must match.
  var expression: String?
}

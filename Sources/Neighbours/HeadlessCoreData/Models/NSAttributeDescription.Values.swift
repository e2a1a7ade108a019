/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  /// None yet.
  case undefinedAttributeType = 0
  /// An `Int16`.
  case integer16AttributeType = 100
  /// An `Int32`.
  case integer32AttributeType = 200
  /// An `Int64`.
  case integer64AttributeType = 300
  /// An `NSDecimalNumber`.
  case decimalAttributeType = 400
  /// A `Double`.
  case doubleAttributeType = 500
  /// A `Float`.
  case floatAttributeType = 600
  /// A `String`.
  case stringAttributeType = 700
  /// A `Bool`.
  case booleanAttributeType = 800
  /// A `Date`.
  case dateAttributeType = 900
  /// `Data`.
  case binaryDataAttributeType = 1000
  /// A `UUID`.
  case UUIDAttributeType = 1100
  /// A `URL`.
  case URIAttributeType = 1200
  /// Any object, of which a transformer makes data.
  case transformableAttributeType = 1800
  /// The identifier of an object.
  case objectIDAttributeType = 2000
}

extension NSAttributeDescription {
  /// The type of an attribute's values.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt

    /// Creates a type.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ type: NSAttributeType) { rawValue = type.rawValue }

    /// None yet.
    public static let undefined = AttributeType(.undefinedAttributeType)
    /// An `Int16`.
    public static let integer16 = AttributeType(.integer16AttributeType)
    /// An `Int32`.
    public static let integer32 = AttributeType(.integer32AttributeType)
    /// An `Int64`.
    public static let integer64 = AttributeType(.integer64AttributeType)
    /// An `NSDecimalNumber`.
    public static let decimal = AttributeType(.decimalAttributeType)
    /// A `Double`.
    public static let double = AttributeType(.doubleAttributeType)
    /// A `Float`.
    public static let float = AttributeType(.floatAttributeType)
    /// A `String`.
    public static let string = AttributeType(.stringAttributeType)
    /// A `Bool`.
    public static let boolean = AttributeType(.booleanAttributeType)
    /// A `Date`.
    public static let date = AttributeType(.dateAttributeType)
    /// `Data`.
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    /// A `UUID`.
    public static let uuid = AttributeType(.UUIDAttributeType)
    /// A `URL`.
    public static let uri = AttributeType(.URIAttributeType)
    /// Any object, of which a transformer makes data.
    public static let transformable = AttributeType(.transformableAttributeType)
    /// The identifier of an object.
    public static let objectID = AttributeType(.objectIDAttributeType)
  }
}

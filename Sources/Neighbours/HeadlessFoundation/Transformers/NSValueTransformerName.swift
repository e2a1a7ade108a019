/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Makes true of false, and false of true.
  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  /// Says whether there is no value.
  public static let isNilTransformerName = Self("NSIsNil")
  /// Says whether there is a value.
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  /// Makes objects of archives.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// The key of something else that is said with an item.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where its value is.
  public static let valueURI = Self(rawValue: "URI")
  /// Where its value belongs to.
  public static let baseURI = Self(rawValue: "baseURI")
  /// What it is, in words.
  public static let info = Self(rawValue: "info")
}

/// The name of a state of an app's own.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

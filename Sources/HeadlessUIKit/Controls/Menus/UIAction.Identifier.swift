extension UIAction {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier as text.
    public let rawValue: String

    /// Creates an identifier from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

/// The state of a view, which a configuration's look depends on.
public protocol UIConfigurationState {
  /// Creates a state with traits, in which nothing else holds.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of an app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of an app's own.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

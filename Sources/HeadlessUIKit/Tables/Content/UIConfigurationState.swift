/// The state of a view, on which the look of a configuration depends.
public protocol UIConfigurationState {
  /// Creates a state with traits.
  ///
  /// Every other value is off.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// The value of an app's own state.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of an app's own state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

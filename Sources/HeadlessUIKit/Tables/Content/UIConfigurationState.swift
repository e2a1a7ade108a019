/// The state of a view, which a configuration's look depends on.
public protocol UIConfigurationState {
  /// Creates a state with traits, in which nothing else holds.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }

  /// A state of an app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

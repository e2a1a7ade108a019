/// What tells a value of the environment from others that is a trait of UIKit's, too.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Reads the value of what is around in UIKit.
  static func read(from traitCollection: UITraitCollection) -> Value

  /// Writes the value for what is within in UIKit.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

import HeadlessUIKit

/// Follows pictures: not supported, as in a simulator.
open class ARImageTrackingConfiguration: ARConfiguration {
  /// Creates one.
  public override init() { super.init() }
}
